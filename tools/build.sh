#!/usr/bin/env bash
# Builds what is named: "site", the static page, "single", the same as one file, or PRESET:TARGET of
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

build_page() { # NAME RESULT COMMAND...
  local stamp=build/$1.stamp result=$2
  local inputs=(web levels LICENSE tools/{notices,chunks,offline,sandbox-text,single}.mjs wasm/frontier.d.ts
    build/wasm-release/wasm/frontier.{mjs,first.wasm})
  if [[ -e $stamp && -e $result ]] &&
    [[ -z $(find "${inputs[@]}" web/node_modules/.package-lock.json -name node_modules -prune -o -newer "$stamp" -print -quit) ]]; then
    return
  fi
  rm -f "$stamp"
  touch "build/$1.started" # a file edited during the build is newer than this
  "${@:3}"
  mv "build/$1.started" "$stamp"
}

for thing in "$@"; do
  case $thing in
    site) build_page site build/site/index.html npm --prefix web run build ;;
    single) build_page single build/frontier.html node tools/single.mjs build/frontier.html ;;
    *:*) build_target "${thing%:*}" "${thing#*:}" ;;
    *) printf 'tools/build.sh: what is "%s"?\n' "$thing" >&2; exit 2 ;;
  esac
done
