#!/usr/bin/env bash
# Builds what is named: "site", the static page, "single", the same as one file, "npm", the package for
# programs, or PRESET:TARGET of CMakePresets.json. Does nothing where nothing changed.
set -euo pipefail
cd -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")/.."

build_target() { # PRESET TARGET
  local configured=build/$1/configured
  if [[ ! $configured -nt CMakePresets.json ]]; then
    cmake --preset "$1"
    touch "$configured"
  fi
  cmake --build --preset "$1" --target "$2"
}

# Runs a command whose result is build/MAIN, unless none of its inputs is newer.
build_result() { # NAME MAIN INPUT... -- COMMAND...
  local name=$1 main=$2 stamp=build/$1.stamp inputs=(web/node_modules/.package-lock.json)
  shift 2
  while [[ $1 != -- ]]; do inputs+=("$1"); shift; done
  shift
  if [[ -e $stamp && -e build/$main ]] &&
    [[ -z $(find "${inputs[@]}" -name node_modules -prune -o -newer "$stamp" -print -quit) ]]; then
    return
  fi
  rm -f "$stamp"
  touch "build/$name.started" # a file edited during the build is newer than this
  "$@"
  mv "build/$name.started" "$stamp"
}

build_page() { # NAME MAIN COMMAND...
  build_result "$1" "$2" web levels docs/lessons LICENSE tools/{chunks,lessons,notices,offline,sandbox-text,single}.mjs \
    wasm/frontier.d.ts build/wasm-release/wasm/frontier.{mjs,first.wasm} -- "${@:3}"
}

build_npm() {
  build_result npm npm/views.d.ts npm levels web/engine web/licences LICENSE tools/notices.mjs tools/build-npm.mjs \
    wasm/frontier.d.ts build/wasm-release/wasm/whole/frontier.{mjs,wasm} -- node tools/build-npm.mjs build/npm
}

for thing in "$@"; do
  case $thing in
    site) build_page site site/index.html npm --prefix web run build ;;
    single) build_page single frontier.html node tools/single.mjs build/frontier.html ;;
    npm) build_npm ;;
    *:*) build_target "${thing%:*}" "${thing#*:}" ;;
    *) printf 'tools/build.sh: what is "%s"?\n' "$thing" >&2; exit 2 ;;
  esac
done
