#!/bin/bash
# npm run try-install [-- ARCHIVE]: installs a release on an empty Debian, in a folder (chroot), and uses it. Needs root, debootstrap and
# Debian's packages; takes minutes. Only the packages come over the network: the rest runs in a network of its own.
set -euo pipefail
cd "$(dirname "$0")/.."
archive=${1:-$(find release -name 'prasthan-*.tar.gz' -printf '%T@ %p\n' 2>/dev/null | sort -n | tail -1 | cut -d ' ' -f 2 || true)}
[ -f "$archive" ] || { echo 'There is no release. Make one first: npm run release' >&2 && exit 1; }
[ "$(id -u)" -eq 0 ] || { echo 'Run this as root.' >&2 && exit 1; }
command -v debootstrap >/dev/null || { echo 'Install debootstrap first.' >&2 && exit 1; }
root=$(mktemp -d "${TMPDIR:-/tmp}/prasthan-try.XXXXXX")
chmod 755 "$root"
# Everything that is mounted or started belongs to a namespace that ends with this script.
cleanup() { rm -rf --one-file-system "$root"; }
trap cleanup EXIT

echo 'Making an empty Debian 12 ...'
debootstrap --variant=minbase bookworm "$root" "${DEBIAN_MIRROR:-http://deb.debian.org/debian}" >"$root.log" 2>&1 ||
  { tail -20 "$root.log" && exit 1; }
rm "$root.log"
cp -r /etc/apt/apt.conf.d/. "$root/etc/apt/apt.conf.d/"
cp /etc/resolv.conf /etc/hosts "$root/etc/"
# As in any chroot: packages must not start their services.
printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d"
chmod +x "$root/usr/sbin/policy-rc.d"
mkdir -p "$root/root/release"
cp "$archive" "$root/root/release/"
[ -f "$archive.sha256" ] && cp "$archive.sha256" "$root/root/release/"
tar -xzf "$archive" -C "$root/root" --strip-components=3 --wildcards '*/deploy/server/install.sh'
cp deploy/try/inside.sh docs/examples/haproxy.cfg "$root/root/"

# shellcheck disable=SC2016 # the shells in the namespaces expand these
export TRY_ROOT=$root LC_ALL=C.UTF-8 HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
mounts='mount -t proc proc "$TRY_ROOT/proc"
  mount -t tmpfs tmpfs "$TRY_ROOT/run"
  mount --bind /dev "$TRY_ROOT/dev"'
echo 'Installing its packages ...'
unshare --mount --pid --fork --kill-child bash -euc "$mounts"'
  chroot "$TRY_ROOT" /root/install.sh packages
  # What the checks use, systemd-analyze, and the balancer of several processes; one server needs none of them.
  DEBIAN_FRONTEND=noninteractive chroot "$TRY_ROOT" apt-get install -qq --no-install-recommends curl haproxy iproute2 procps systemd >/dev/null'
install -m 755 deploy/try/systemctl "$root/usr/local/bin/systemctl"
echo 'Installing the release without a network ...'
unshare --mount --pid --net --fork --kill-child bash -euc "$mounts"'
  ip link set lo up
  mkdir -p "$TRY_ROOT/run/postgresql" && chroot "$TRY_ROOT" chown postgres:postgres /run/postgresql
  chroot "$TRY_ROOT" bash /root/inside.sh'
