#!/bin/bash
# Runs inside the chroot of try-install.sh, without any network but this computer's own. Prints what it measured.
set -euo pipefail
ip link set lo up 2>/dev/null || true
archive=$(ls /root/release/prasthan-*.tar.gz)
node=/opt/prasthan/current/node_modules/node/bin/node
count=0

check() {
  local what=$1
  shift
  if "$@" >/tmp/check.log 2>&1; then
    count=$((count + 1))
    echo "  ok: $what"
  else
    echo "FAILED: $what" && cat /tmp/check.log && tail -n 20 /var/log/try-*.log
    exit 1
  fi
}
mode_is() { [ "$(stat -c '%a %U' "$2")" = "$1" ]; }
get() { curl -sS --fail -k --retry 20 --retry-connrefused --retry-delay 1 --max-time 20 "$@"; }
has() { get "$2" -o /tmp/page && grep -q "$1" /tmp/page; }
seconds() {
  local from=$EPOCHREALTIME what=$1
  shift
  "$@" >/tmp/out.log 2>&1 || { cat /tmp/out.log && tail -n 20 /var/log/try-*.log && exit 1; }
  awk -v a="$from" -v b="$EPOCHREALTIME" -v what="$what" 'BEGIN { printf "%s: %.1f s\n", what, b - a }'
}
entries_are() { [ "$(find "$2" -mindepth 1 -maxdepth 1 | wc -l)" = "$1" ]; }
running_as() { [ "$(ps -o user= -p "$(cat "/run/try-$1.pid")" | tr -d ' ')" = "$1" ]; }

no_network() { ! curl -s --max-time 3 http://deb.debian.org/ >/dev/null; }
check 'no network is reached' no_network
seconds 'install.sh' /root/install.sh "$archive" localhost --local-certificate --staff owner@prasthan.example
check 'the home page over TLS through Caddy' has Prasthan https://localhost/
check 'the courses' get https://localhost/course-search
check 'the back office' get https://localhost/admin
check 'the API' get https://localhost/api/openapi.json
sent_on() { [ "$(curl -s -o /dev/null -w '%{redirect_url}' http://localhost/)" = https://localhost/ ]; }
check 'http is sent on to https' sent_on
refused() { [ "$(curl -s -o /dev/null -w '%{http_code}' http://localhost/api/user/login/)" = 403 ]; }
check 'a call over http is refused' refused
old_tls() { curl -sk --tls-max 1.1 --ciphers DEFAULT@SECLEVEL=0 https://localhost/; }
old_tls_refused() { ! old_tls; }
check 'TLS 1.1 is refused' old_tls_refused
check 'ready' get http://127.0.0.1:3000/readyz
check 'the site runs as its user' running_as prasthan
check 'Caddy runs as its user' running_as caddy
check 'settings are root alone' mode_is '600 root' /etc/prasthan/prasthan.env
check 'their folder too' mode_is '700 root' /etc/prasthan
check 'data are the user alone' mode_is '700 prasthan' /var/lib/prasthan
check 'the secret key too' mode_is '600 prasthan' /var/lib/prasthan/secret-key
check 'backups too' mode_is '700 prasthan' /var/backups/prasthan
check 'the release belongs to root' mode_is '755 root' "$(readlink /opt/prasthan/current)"
check 'the unit is correct' systemd-analyze verify /etc/systemd/system/prasthan.service
check 'the Caddyfile is correct' caddy validate --adapter caddyfile --config /etc/caddy/Caddyfile

login() {
  local password
  password=$(sed -n 's/^STAFF_PASSWORD=//p' /etc/prasthan/prasthan.env)
  get https://localhost/api/user/login/ -H 'content-type: application/json' \
    -d "{\"email\":\"owner@prasthan.example\",\"password\":\"$password\"}"
}
check 'the first staff account logs in' login

cp /etc/prasthan/prasthan.env /root/settings-before
seconds 'install.sh again' /root/install.sh "$archive" localhost --local-certificate --staff owner@prasthan.example
check 'the settings stayed' cmp /root/settings-before /etc/prasthan/prasthan.env
check 'one release' entries_are 1 /opt/prasthan/releases

seconds 'a backup' /usr/local/sbin/prasthan backup /var/backups/prasthan
check 'the backup is whole' /usr/local/sbin/prasthan backup check /var/backups/prasthan

next=/root/prasthan-next.tar.gz
mkdir /root/next && tar -xzf "$archive" -C /root/next && mv /root/next/* /root/next/prasthan-next
tar -czf "$next" -C /root/next prasthan-next
seconds 'an upgrade, with a backup' /root/install.sh "$next" localhost --local-certificate
check 'the new release runs' [ "$(readlink /opt/prasthan/current)" = /opt/prasthan/releases/prasthan-next ]
check 'the home page after it' get https://localhost/
at_least() { [ "$(find "$2" -mindepth 1 -maxdepth 1 | wc -l)" -ge "$1" ]; }
check 'it made another backup' at_least 2 /var/backups/prasthan/backups
seconds 'back to the release before' /opt/prasthan/install.sh back
check 'the release before runs' [ "$(readlink /opt/prasthan/current)" != /opt/prasthan/releases/prasthan-next ]
check 'the home page of it' get https://localhost/

mkdir -p /root/broken/prasthan-broken && cp -r /root/next/prasthan-next/. /root/broken/prasthan-broken
echo 'throw new Error("broken on purpose");' >/root/broken/prasthan-broken/dist/app/main.js
tar -czf /root/prasthan-broken.tar.gz -C /root/broken prasthan-broken
refused() { ! READY_WITHIN=5 /root/install.sh /root/prasthan-broken.tar.gz localhost --local-certificate; }
check 'a release that does not start is refused' refused
check 'and the one before runs' get https://localhost/

printf x >>"$archive"
damaged() { ! /root/install.sh "$archive" localhost --local-certificate; }
check 'a damaged archive is refused' damaged

systemctl stop prasthan
start_bare() {
  systemctl start prasthan
  "$node" --input-type=module -e '
    while (!(await fetch("http://127.0.0.1:3000/readyz").then((a) => a.ok, () => false)))
      await new Promise((done) => setTimeout(done, 20));'
}
seconds 'start until ready' start_bare
du -sm /opt/prasthan/current/ | awk '{ print "size of the release on disk: " $1 " MB" }'
ps -o rss= -p "$(cat /run/try-prasthan.pid)" | awk '{ printf "memory after the start: %.0f MB\n", $1 / 1024 }'
systemctl stop prasthan
systemctl stop caddy

# Several processes behind HAProxy, and an upgrade of all of them while visitors read.
old=$(readlink /opt/prasthan/current)
new=/opt/prasthan/releases/prasthan-next
process() {
  local role=$1 port=$2 release=$3
  # shellcheck disable=SC2046 # a setting is a word
  setsid env -i $(grep -v '^#' /etc/prasthan/prasthan.env) DATA_DIR=/var/lib/prasthan TRUSTED_PROXIES=127.0.0.1 \
    HOST=127.0.0.1 ROLE="$role" PORT="$port" DRAIN_SECONDS=3 \
    setpriv --reuid prasthan --regid prasthan --init-groups "$release/prasthan" start >>"/var/log/try-$port.log" 2>&1 </dev/null &
  echo $! >"/run/try-$port.pid"
}
replaced() {
  local pid
  pid=$(cat "/run/try-$2.pid")
  kill -TERM "$pid"
  wait "$pid" || return 1 # the exit code after a clean stop is 0
  process "$1" "$2" "$3"
  get "http://127.0.0.1:$2/readyz" || return 1
  sleep 2 # until HAProxy has seen it
}
process worker 3004 "$old"
for port in 3001 3002 3003; do process web "$port" "$old"; done
for port in 3001 3002 3003 3004; do check "process $port is ready" get "http://127.0.0.1:$port/readyz"; done
BIND=127.0.0.1:8080 WEB1=127.0.0.1:3001 WEB2=127.0.0.1:3002 WEB3=127.0.0.1:3003 STATS=/run/try-haproxy.sock \
  haproxy -f /root/haproxy.cfg >/var/log/try-haproxy.log 2>&1 &
balancer=$!
check 'a page through HAProxy' get http://127.0.0.1:8080/course-search
rm -f /tmp/over /tmp/answers
(while [ ! -e /tmp/over ]; do
  curl -s -o /dev/null -w '%{http_code}\n' --max-time 20 "http://127.0.0.1:8080/course-search?n=$RANDOM" >>/tmp/answers || true
done) &
reader=$!
check 'the worker is upgraded' replaced worker 3004 "$new"
for port in 3001 3002 3003; do check "web process $port is upgraded" replaced web "$port" "$new"; done
touch /tmp/over
wait "$reader"
all_read() { ! grep -v '^200$' /tmp/answers; }
check 'no reader was refused meanwhile' all_read
echo "pages read during the upgrade of four processes: $(wc -l </tmp/answers)"
kill -TERM "$balancer"
for port in 3001 3002 3003 3004; do kill -TERM "$(cat "/run/try-$port.pid")"; done
echo "$count checks passed"
