#!/usr/bin/env bash
# Builds what is named: "site", the static page, or PRESET:TARGET of CMakePresets.json. Does nothing where
# nothing changed.
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

build_site() {
  local stamp=build/site.stamp
  local inputs=(web levels LICENSE tools/notices.mjs tools/{chunks,offline,sandbox-text}.mjs wasm/frontier.d.ts
    build/wasm-release/wasm/frontier.{mjs,first.wasm})
  if [[ -e $stamp && -e build/site/index.html ]] &&
    [[ -z $(find "${inputs[@]}" web/node_modules/.package-lock.json -name node_modules -prune -o -newer "$stamp" -print -quit) ]]; then
    return
  fi
  rm -f "$stamp"
  touch build/site.started # a file edited during the build is newer than this
  npm --prefix web run build
  mv build/site.started "$stamp"
}

for thing in "$@"; do
  case $thing in
    site) build_site ;;
    *:*) build_target "${thing%:*}" "${thing#*:}" ;;
    *) printf 'tools/build.sh: what is "%s"?\n' "$thing" >&2; exit 2 ;;
  esac
done
