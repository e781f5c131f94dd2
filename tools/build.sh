#!/usr/bin/env bash
# Builds what is named: "site", the static page, "npm", the package for programs, or PRESET:TARGET of
# CMakePresets.json. Does nothing where nothing changed.
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

# Runs a command whose result is build/NAME/MAIN, unless none of its inputs is newer.
build_folder() { # NAME MAIN INPUT... -- COMMAND...
  local name=$1 main=$2 stamp=build/$1.stamp inputs=(web/node_modules/.package-lock.json)
  shift 2
  while [[ $1 != -- ]]; do inputs+=("$1"); shift; done
  shift
  if [[ -e $stamp && -e build/$name/$main ]] &&
    [[ -z $(find "${inputs[@]}" -name node_modules -prune -o -newer "$stamp" -print -quit) ]]; then
    return
  fi
  rm -f "$stamp"
  touch "build/$name.started" # a file edited during the build is newer than this
  "$@"
  mv "build/$name.started" "$stamp"
}

build_site() {
  build_folder site index.html web levels docs/lessons LICENSE tools/{lessons,notices,sandbox-text}.mjs \
    wasm/frontier.d.ts build/wasm-release/wasm/frontier.{mjs,first.wasm} -- npm --prefix web run build
}

build_npm() {
  build_folder npm views.d.ts npm web/engine web/licences LICENSE tools/notices.mjs tools/build-npm.mjs \
    wasm/frontier.d.ts build/wasm-release/wasm/whole/frontier.{mjs,wasm} -- node tools/build-npm.mjs build/npm
}

for thing in "$@"; do
  case $thing in
    site) build_site ;;
    npm) build_npm ;;
    *:*) build_target "${thing%:*}" "${thing#*:}" ;;
    *) printf 'tools/build.sh: what is "%s"?\n' "$thing" >&2; exit 2 ;;
  esac
done
