#include "core/outputmap.h"

#include <Eigen/LU>
#include <Eigen/SVD>

#include <algorithm>
#include <cmath>

namespace core {

namespace {

// The larger singular value of a 2 × 2 matrix.
double norm(const Eigen::Matrix2d &matrix)
{
    const double sum = std::hypot(matrix(0, 0) + matrix(1, 1), matrix(1, 0) - matrix(0, 1));
    const double difference = std::hypot(matrix(0, 0) - matrix(1, 1), matrix(1, 0) + matrix(0, 1));
    return (sum + difference) / 2;
}

} // namespace

OutputMap::Frame::Frame(std::span<const Point> points)
{
    const auto count = static_cast<Eigen::Index>(points.size());
    const double root = std::sqrt(static_cast<double>(count));
    Eigen::MatrixX2d rows(count, 2);
    for (Eigen::Index j = 0; j < count; ++j)
        rows.row(j) = points[static_cast<std::size_t>(j)].transpose();
    const double largest = rows.cwiseAbs().maxCoeff();
    centre = rows.colwise().mean();
    rows.rowwise() -= centre.transpose();

    unit = Eigen::Matrix2Xd::Zero(2, count);
    const Eigen::JacobiSVD<Eigen::MatrixXd> svd(rows, Eigen::ComputeThinU | Eigen::ComputeThinV);
    spread = svd.singularValues()[0] / root;
    // What stands off a line by no more than the rounding of coordinates lies on it.
    const double least = std::max(1e-12 * svd.singularValues()[0], 0x1p-50 * root * largest);
    for (Eigen::Index i = 0; i < std::min<Eigen::Index>(2, count); ++i) {
        const double singular = svd.singularValues()[i] / root;
        if (svd.singularValues()[i] <= least)
            continue;
        ++rank;
        unit.row(i) = svd.matrixU().col(i).transpose() * root;
        basis.col(i) = svd.matrixV().col(i) * singular;
        inverse.row(i) = svd.matrixV().col(i).transpose() / singular;
    }
    // A frame that turned the plane over would change the sign of what the map does.
    if (basis.determinant() < 0) {
        unit.row(1) *= -1;
        basis.col(1) *= -1;
        inverse.row(1) *= -1;
    }
}

OutputMap::OutputMap(const Scene &scene, std::span<const Point> values)
    : m_keys(keys(scene)), m_values(values), m_temperature(scene.temperature)
{
    m_moments.resize(Eigen::NoChange, m_keys.unit.cols());
    m_moments << m_keys.unit, m_values.unit, m_keys.unit * m_values.unit.row(0).asDiagonal(),
        m_keys.unit * m_values.unit.row(1).asDiagonal(), m_keys.unit.cwiseAbs2(),
        m_keys.unit.row(0).cwiseProduct(m_keys.unit.row(1));
}

OutputMap::Place OutputMap::at(const Point &position) const
{
    Eigen::ArrayXd weights = m_keys.unit.transpose() * position;
    weights = (weights - weights.maxCoeff()).exp();
    const Moments means = m_moments * weights.matrix() / weights.sum();
    const Point key = means.head<2>();
    const Point value = means.segment<2>(2);
    Eigen::Matrix2d jacobian; // dz/dp = Σ a_j v_j k_jᵀ − z k̄ᵀ
    jacobian << means.segment<2>(4).transpose(), means.segment<2>(6).transpose();
    jacobian -= value * key.transpose();
    const double largest = norm(jacobian);
    const double regularity = rank() < 2 ? largest : largest > 0 ? jacobian.determinant() / largest : 0;
    Eigen::Matrix2d covariance;
    covariance << means[8], means[10], means[10], means[9];
    covariance -= key * key.transpose();
    const double widest = norm(covariance);
    const double variance = m_keys.rank < 2 ? widest : widest > 0 ? covariance.determinant() / widest : 0;
    return {position, m_values.basis * value, m_values.basis * jacobian, regularity, variance};
}

Point OutputMap::positionOf(const Point &query) const
{
    return m_keys.basis.transpose() * query / m_temperature;
}

Point OutputMap::queryAt(const Point &position, const Point &near) const
{
    const Point from = positionOf(near);
    if (position == from)
        return near;
    // With keys all over the plane the present query, perhaps large, has no part in the sum.
    const Point query = m_keys.rank == 2
                            ? Point(m_temperature * (m_keys.inverse.transpose() * position))
                            : Point(near + m_temperature * (m_keys.inverse.transpose() * (position - from)));
    return query.cwiseMax(-largestCoordinate).cwiseMin(largestCoordinate);
}

} // namespace core
