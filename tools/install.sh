# Installs what a command needs and this machine lacks; ./playground reads this file. Packages of Debian come
# by apt-get, what is newer than Debian's by npm, the very files that a lock file names by their checksums.

say() { printf '%s\n' "$*"; }
die() {
  printf 'playground: %s\n' "$*" >&2
  exit 1
}

# Runs a command with its output in build/log/NAME.log; shows the log only when the command fails.
quietly() { # NAME COMMAND...
  local log=build/log/$1.log
  shift
  "$@" >"$log" 2>&1 && return
  cat "$log" >&2
  return 1
}

# Each need is a Debian package and how to see that it is there: a command, or files by a pattern.
readonly build_needs=(
  g++:g++ cmake:cmake ninja-build:ninja
  emscripten:/usr/share/emscripten/cmake/Modules/Platform/Emscripten.cmake
  doctest-dev:/usr/include/doctest/doctest.h
  libcli11-dev:/usr/include/CLI/CLI.hpp
  nlohmann-json3-dev:/usr/include/nlohmann/json.hpp
  ca-certificates:/etc/ssl/certs/ca-certificates.crt
  npm:npm
)
# Its sanitizers are compiled in half the time that g++ takes, and Emscripten brings clang anyway.
readonly sanitizer_needs=(clang:clang++ 'libclang-rt-dev:/usr/lib/llvm-*/lib/clang/*/lib/linux/libclang_rt.asan*.a')
readonly slurm_needs=(slurmctld:/usr/sbin/slurmctld slurmd:/usr/sbin/slurmd slurm-client:sbatch munge:/usr/sbin/munged parallel:parallel)

present() {
  case $1 in
    /*) compgen -G "$1" >/dev/null ;;
    *) command -v "$1" >/dev/null ;;
  esac
}

install_packages() { # NEED...
  local need missing=() sudo=()
  for need in "$@"; do
    present "${need#*:}" || missing+=("${need%%:*}")
  done
  ((${#missing[@]})) || return 0

  command -v apt-get >/dev/null ||
    die "this machine lacks ${missing[*]} (as Debian names them) and has no apt-get. Install them by hand and try again."
  if ((EUID != 0)); then
    command -v sudo >/dev/null ||
      die "you are not root and there is no sudo. Have root run: apt-get install --no-install-recommends ${missing[*]}"
    sudo=(sudo)
  fi
  say "Installing with ${sudo[*]:+sudo }apt-get, which may take some minutes: ${missing[*]}"
  quietly apt "${sudo[@]}" apt-get update ||
    die "apt-get update failed. Is there a network, and are the package sources right?"
  quietly apt "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}" ||
    die "apt-get could not install ${missing[*]}; its messages above say why. Is there a network?"
  hash -r
}

# The page's build needs node 20.19, or 22.12 and later.
node_suffices() {
  "$1" -e 'const [a, b] = process.versions.node.split(".").map(Number);
    process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null
}

# What is installed for this machine alone is the very files that a lock file names by their checksums.
install_pinned() { # NAME: what tools/NAME asks for
  local folder=build/tools/npm/$1
  mkdir -p "$folder"
  cp "tools/$1/package.json" "tools/$1/package-lock.json" "$folder"
  quietly "$1" npm --prefix "$folder" ci --ignore-scripts --no-audit --no-fund
}

machine() { uname -m | sed 's/x86_64/x64/; s/aarch64/arm64/'; } # as node names it

install_node() {
  node_suffices node && return
  local private=$PWD/build/tools/npm/node/node_modules/node-linux-$(machine)/bin
  if ! node_suffices "$private/node"; then
    say "Installing a node of its own into build/tools: the page's build needs 20.19 or later, the system has $(node --version 2>/dev/null || echo none)."
    install_pinned node ||
      die "npm could not download node. Is there a network? Or install node 20.19 or later by hand and try again."
    node_suffices "$private/node" || die "npm has no node for this machine whose checksum is right. Install node 20.19 or later by hand and try again."
  fi
  export PATH=$private:$PATH
}

install_node_packages() {
  install_node
  [[ web/node_modules/.package-lock.json -nt web/package-lock.json ]] && return
  say "Installing the JavaScript packages of web/package-lock.json into web/node_modules."
  quietly npm npm --prefix web ci --no-audit --no-fund || die "npm could not install the JavaScript packages. Is there a network?"
  touch web/node_modules/.package-lock.json
}

find_chromium() {
  local name
  for name in chromium-headless-shell chromium google-chrome-stable google-chrome "$PWD/build/tools/chromium"; do
    command -v "$name" && return
  done
}

install_chromium() {
  if [[ ! ${CHROMIUM:-} ]] && ! CHROMIUM=$(find_chromium); then
    if grep -qs '^ID=ubuntu' /etc/os-release; then unpack_chromium; else
      install_packages chromium-headless-shell:chromium-headless-shell # half the work of a Chromium that has windows
    fi
    CHROMIUM=$(find_chromium) || true
  fi
  export CHROMIUM
  "$CHROMIUM" --version >/dev/null 2>&1 ||
    die "the browser '$CHROMIUM' does not run. Set CHROMIUM to the path of a Chromium or Chrome that does."
}

# For the stories that a second browser must tell. Ubuntu's own is a snap: there, FIREFOX names another one.
install_firefox() {
  if [[ ! ${FIREFOX:-} ]]; then
    present firefox-esr || present firefox || install_packages firefox-esr:firefox-esr
    FIREFOX=$(command -v firefox-esr || command -v firefox) || true
  fi
  export FIREFOX
  "$FIREFOX" --version >/dev/null 2>&1 ||
    die "the browser '$FIREFOX' does not run. Set FIREFOX to the path of a Firefox that does."
}

# Ubuntu's own Chromium is a snap, which not every machine can run; npm has one that needs no installation.
unpack_chromium() {
  install_packages libnss3:/usr/share/doc/libnss3 fonts-dejavu-core:/usr/share/doc/fonts-dejavu-core fontconfig:fc-list
  say "Installing Chromium from npm into build/tools."
  install_pinned chromium ||
    die "npm could not download Chromium. Is there a network? Or set CHROMIUM to the path of a Chromium or Chrome."
  node -e 'process.stdin.pipe(require("zlib").createBrotliDecompress()).pipe(process.stdout)' \
    <build/tools/npm/chromium/node_modules/@sparticuz/chromium/bin/chromium.br >build/tools/chromium.part
  chmod +x build/tools/chromium.part
  mv build/tools/chromium.part build/tools/chromium
}
