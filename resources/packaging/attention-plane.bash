# Completion of the options of attention-plane, their values and the files they take.

# Files that begin with $cur and have one of the suffixes (svg|png), and all folders.
_attention_plane_files() {
    compopt -o filenames 2>/dev/null
    local file
    while IFS= read -r file; do
        if [[ -d $file || $file == *.@(${1-}) ]]; then
            COMPREPLY+=("$file")
        fi
    done < <(compgen -f -- "$cur")
}

# Those of the words that continue a list with commas.
_attention_plane_list() {
    local before= word
    [[ $cur != *,* ]] || before=${cur%,*},
    compopt -o nospace 2>/dev/null
    for word in $1; do
        [[ $before$word != "$cur"* || ,$before == *,$word,* ]] || COMPREPLY+=("$before$word")
    done
}

_attention_plane_words() {
    local word
    for word in $1; do
        [[ $word != "$cur"* ]] || COMPREPLY+=("$word")
    done
}

_attention_plane() {
    local cur=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
    COMPREPLY=()
    case $previous in
    --export) _attention_plane_files 'svg|pdf|png|tex|tikz|gif' ;;
    --output-dir) _attention_plane_files ;;
    --lesson)
        _attention_plane_words 'chapter-3 3.1 3.2 3.3 3.4 3.5'
        _attention_plane_files
        ;;
    --format) _attention_plane_words 'svg pdf png tikz tex gif' ;;
    --parts) _attention_plane_list 'match softmax mix working formula' ;;
    --size) _attention_plane_words 'slide half third column' ;;
    --theme) _attention_plane_words 'light dark projector system contrast' ;;
    --background) _attention_plane_words 'theme white transparent' ;;
    --text) _attention_plane_words 'text outlines' ;;
    --overlays)
        _attention_plane_list 'grid ticks unit-circle numbers angle projection hull links raw-scores divided-scores
            field ratio-lines winners orbit ray head-to-tail normalisers none'
        ;;
    --maximum) _attention_plane_words 'subtracted kept' ;;
    --stage) _attention_plane_words 'keys query scores exponentials weights links output' ;;
    --motion) _attention_plane_words 'build-up orbit drag' ;;
    --language) _attention_plane_words 'en zh_CN' ;;
    --compute) _attention_plane_words 'text json csv markdown latex' ;;
    --margin | --dpi | --title | --text-size | --line-width | --decimals | --selected | --match-view | --mix-view | \
        --first-row | --ratio | --drag-to | --seconds | --frame-rate) ;;
    *)
        if [[ $cur == -* ]]; then
            _attention_plane_words '--export --output-dir --format --lesson --present --parts --size --margin --dpi --title
                --theme --background --text --text-size --line-width --decimals --overlays --selected --match-view
                --mix-view --first-row --ratio --maximum --stage --motion --drag-to --seconds --frame-rate --build-up
                --language --compute --help --version -h -v'
        else
            _attention_plane_files 'attention|svg|png'
        fi
        ;;
    esac
}

complete -F _attention_plane attention-plane
