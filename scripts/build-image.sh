#!/bin/sh
# scripts/build-image.sh [NAME]: the image of docs/deploy/Containerfile without any image of the network, from the packages of
# the distribution and what lies here, built and with its packages (node scripts/setup.mjs --build). NAME is mediatheque unless
# said otherwise. Debian, as root or with user namespaces: needs mmdebstrap and buildah, and a mirror of Debian.
# SUITE=bookworm MIRROR=http://deb.debian.org/debian BUILDAH_OPTIONS='--storage-driver vfs'
set -eu
name=${1:-mediatheque}
cd "$(dirname "$0")/.."
for tool in mmdebstrap buildah; do
  command -v "$tool" >/dev/null || { echo "$tool is not installed." >&2; exit 2; }
done
[ -e web/dist/.mediatheque-built ] || { echo 'The pages are not built: node scripts/setup.mjs --build' >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT INT TERM
# Neither manuals nor translations: nobody reads them there.
mmdebstrap --quiet --variant=minbase --include=ca-certificates,libstdc++6 \
  --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-exclude=/usr/share/man/*' \
  --dpkgopt='path-exclude=/usr/share/locale/*' --dpkgopt='path-include=/usr/share/doc/*/copyright' \
  --customize-hook='rm -rf "$1"/var/lib/apt/lists/* "$1"/var/cache/apt/* "$1"/var/log/*.log' \
  "${SUITE:-bookworm}" "$work/base.tar" ${MIRROR:-}
node_modules/node/bin/node scripts/build-package.ts --tree "$work/built/tree"
# shellcheck disable=SC2086
b="buildah ${BUILDAH_OPTIONS:-}"
base=$($b from scratch)
$b add --quiet "$base" "$work/base.tar" / >/dev/null
$b commit --quiet --rm "$base" "localhost/$name-base" >/dev/null
$b bud --quiet --format docker --isolation chroot --pull=never --build-arg "BASE=localhost/$name-base" \
  --build-context "build=$work/built" --target site --tag "$name" --file docs/deploy/Containerfile docs/deploy
$b rmi "localhost/$name-base" >/dev/null 2>&1 || true
echo "Built $name."
