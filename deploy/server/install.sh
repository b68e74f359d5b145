#!/bin/bash
# Puts a release of Prasthan on one Debian server (12 or later) with PostgreSQL and Caddy, or upgrades it.
# Every step can be repeated: what is there already stays as it is.
set -euo pipefail

usage() {
  cat <<'END'
Usage, as root:
  install.sh ARCHIVE HOSTNAME [--staff EMAIL] [--local-certificate]
                              Installs the release, or upgrades to it
  install.sh back             Returns to the release before
  install.sh packages         Installs Debian's packages only

  --staff EMAIL               Makes the first staff account; its password is in /etc/prasthan/prasthan.env
  --local-certificate         A certificate of Caddy's own, which browsers do not know, instead of Let's Encrypt's
END
}

home=/opt/prasthan
settings=/etc/prasthan/prasthan.env
backups=/var/backups/prasthan
packages=(postgresql caddy ca-certificates)

say() { printf '%s\n' "$*"; }
fail() {
  printf '%s\n' "$*" >&2
  exit 1
}
secret() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }

install_packages() {
  local missing=() name
  for name in "${packages[@]}"; do
    dpkg-query -W -f '${Status}' "$name" 2>/dev/null | grep -q 'install ok installed' || missing+=("$name")
  done
  [ ${#missing[@]} -eq 0 ] && return
  say "Installing ${missing[*]} ..."
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends "${missing[@]}" >/dev/null
}

make_user() {
  id prasthan >/dev/null 2>&1 ||
    useradd --system --user-group --home-dir /var/lib/prasthan --shell /usr/sbin/nologin prasthan
  install -d -m 0755 "$home" "$home/releases"
  install -d -m 0700 -o root -g root /etc/prasthan
  install -d -m 0700 -o prasthan -g prasthan /var/lib/prasthan "$backups"
}

sql() { runuser -u postgres -- psql -p "$port" -v ON_ERROR_STOP=1 -qAt "$@"; }

# The password goes over standard input, where other users of the machine cannot see it.
make_database() {
  systemctl enable --now postgresql
  port=$(pg_lsclusters -h | awk 'NR == 1 { print $3 }')
  local tries=0
  until sql -c 'select 1' postgres >/dev/null 2>&1; do
    tries=$((tries + 1))
    [ "$tries" -lt 30 ] || fail 'PostgreSQL does not answer. See: journalctl -u postgresql'
    sleep 1
  done
  if [ -z "$(sql -c "select 1 from pg_roles where rolname = 'prasthan'" postgres)" ]; then
    printf "create role prasthan login password '%s';\n" "$password" | sql postgres
  fi
  if [ -z "$(sql -c "select 1 from pg_database where datname = 'prasthan'" postgres)" ]; then
    sql -c 'create database prasthan owner prasthan' postgres
    sql -c 'revoke all on database prasthan from public' postgres
  fi
}

make_settings() {
  if [ -e "$settings" ]; then
    make_database
    return
  fi
  password=$(secret)
  make_database
  # A role of an earlier installation has a password that nobody knows any more.
  printf "alter role prasthan password '%s';\n" "$password" | sql postgres
  (
    umask 077
    {
      say "# Settings of Prasthan. After a change: systemctl restart prasthan"
      say "PUBLIC_ORIGIN=https://$hostname"
      say "DATABASE_URL=postgres://prasthan:$password@127.0.0.1:$port/prasthan"
      say "# Opens the backups. Keep a copy elsewhere: without it they are lost."
      say "BACKUP_KEY=$(secret)"
      say "# Without a mail server mails are written to files in /var/lib/prasthan/mail."
      say "#SMTP_URL=smtp://user:password@mail.example:587"
      if [ -n "$staff" ]; then
        say "STAFF_EMAIL=$staff"
        say "STAFF_PASSWORD=P@a1$(secret | cut -c 1-24)" # the rules for passwords want a bit of each
      fi
    } >"$settings.new"
    mv "$settings.new" "$settings"
  )
}

unpack() {
  name=$(basename "$archive" .tar.gz)
  if [ -f "$archive.sha256" ]; then
    (cd "$(dirname "$archive")" && sha256sum --quiet -c "$(basename "$archive").sha256") ||
      fail "$archive is damaged: its checksum is another one. Nothing was changed."
  fi
  [ -e "$home/releases/$name" ] && return
  rm -rf "$home/releases/.new"
  mkdir "$home/releases/.new"
  tar -xzf "$archive" -C "$home/releases/.new" --no-same-owner
  mv "$home/releases/.new/$name" "$home/releases/$name"
  rmdir "$home/releases/.new"
}

write_caddyfile() {
  install -d -m 0755 /etc/caddy/sites
  local file=/etc/caddy/Caddyfile tls='' new
  [ "$local_certificate" = yes ] && tls='tls internal'
  new=$(sed -e "s/HOSTNAME/$hostname/" -e "s/# TLS/$tls/" "$home/releases/$name/deploy/server/Caddyfile")
  if [ -e "$file" ] && ! grep -q 'install.sh of Prasthan' "$file"; then cp -n "$file" "$file.before-prasthan"; fi
  printf '%s\n' "$new" >"$file.new"
  caddy validate --adapter caddyfile --config "$file.new" >/dev/null 2>&1 ||
    fail "Caddy refuses $file.new. See: caddy validate --adapter caddyfile --config $file.new"
  mv "$file.new" "$file"
}

link() {
  ln -sfn "$1" "$2.new"
  mv -T "$2.new" "$2"
}

is_ready() {
  "$home/current/node_modules/node/bin/node" -e '
    const end = Date.now() + 1000 * Number(process.env.READY_WITHIN ?? 60);
    const look = () => fetch("http://127.0.0.1:3000/readyz").then((answer) => answer.ok, () => false);
    while (!(await look())) {
      if (Date.now() > end) process.exit(1);
      await new Promise((done) => setTimeout(done, 200));
    }' --input-type=module
}

switch_to() {
  link "$1" "$home/current"
  systemctl restart prasthan
  is_ready
}

start_release() {
  local target=$home/releases/$name before
  before=$(readlink "$home/current" || true)
  if [ -n "$before" ] && [ "$before" != "$target" ]; then
    say 'Making a backup before the upgrade ...'
    /usr/local/sbin/prasthan backup "$backups"
  fi
  install -m 0644 "$target/deploy/server/prasthan.service" /etc/systemd/system/prasthan.service
  install -m 0755 "$target/deploy/server/prasthan-command" /usr/local/sbin/prasthan
  install -m 0755 "$target/deploy/server/install.sh" "$home/install.sh"
  systemctl daemon-reload
  systemctl enable prasthan
  if ! switch_to "$target"; then
    if [ -z "$before" ] || [ "$before" = "$target" ]; then
      fail 'The site does not start. See: journalctl -u prasthan'
    fi
    switch_to "$before" || fail 'Neither the new release nor the one before starts. See: journalctl -u prasthan'
    fail "The new release does not start, and the one before runs again. See: journalctl -u prasthan"
  fi
  if [ -n "$before" ] && [ "$before" != "$target" ]; then link "$before" "$home/previous"; fi
  systemctl enable caddy
  systemctl restart caddy
}

go_back() {
  local before now
  before=$(readlink "$home/previous") || fail 'There is no release before this one.'
  now=$(readlink "$home/current")
  switch_to "$before" || fail 'That release does not start. See: journalctl -u prasthan'
  link "$now" "$home/previous"
  say "Running: $(basename "$before")"
}

[ "$(id -u)" -eq 0 ] || fail 'Run this as root.'
case ${1:-} in
  packages)
    install_packages
    exit
    ;;
  back)
    go_back
    exit
    ;;
esac
[ $# -ge 2 ] || {
  usage >&2
  exit 64
}
archive=$(readlink -f "$1") hostname=$2 staff='' local_certificate=no port='' password='' name=''
shift 2
while [ $# -gt 0 ]; do
  case $1 in
    --staff) staff=${2:?an e-mail address} && shift ;;
    --local-certificate) local_certificate=yes ;;
    *) fail "Unknown: $1" ;;
  esac
  shift
done
[ -f "$archive" ] || fail "There is no file $archive."
[[ $hostname =~ ^[A-Za-z0-9.-]+$ ]] || fail "$hostname is not a host name."

install_packages
make_user
make_settings
unpack
write_caddyfile
start_release
if [ "$(timedatectl show --property NTPSynchronized --value 2>/dev/null)" = no ]; then
  say 'The clock is not synchronized. Install systemd-timesyncd or chrony: logins, logs and second factors need the time.'
fi
say "Running: $name"
say "Settings: $settings. Keep a copy of its BACKUP_KEY elsewhere."
