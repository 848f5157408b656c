#!/bin/sh
# For the test of the guide, in a root folder without systemd: does with our units what the guide asks of systemctl.
set -eu
setting() { sed -n "s/^$2=//p" "/etc/systemd/system/$1" | tail -n 1; }

start() {
  case "$1" in
    *.timer) test -n "$(setting "$1" OnCalendar)"; return ;;
  esac
  cd "$(setting "$1" WorkingDirectory)"
  command=$(setting "$1" ExecStart)
  variables=$(grep -v '^#' "$(setting "$1" EnvironmentFile)")
  run="runuser --user $(setting "$1" User) -- env --ignore-environment PATH=$PATH MALLOC_ARENA_MAX=2"
  if [ "$(setting "$1" Type)" = oneshot ]; then
    # shellcheck disable=SC2086
    $run $variables $command
  else
    # shellcheck disable=SC2086
    setsid $run $variables $command >> "/var/log/$1.log" 2>&1 &
    echo $! > "/run/$1.pid"
    # Until it says where it is, as long as a busy machine may take.
    for second in $(seq 120); do
      grep -q ' is at ' "/var/log/$1.log" && return
      kill -0 "$(cat "/run/$1.pid")" || { cat "/var/log/$1.log"; exit 1; }
      sleep 1
    done
  fi
}

stop() {
  pid=$(cat "/run/$1.pid")
  kill -- "-$pid"
  while kill -0 -- "-$pid" 2> /dev/null; do sleep 0.2; done
  : > "/var/log/$1.log"
}

verb=$1
shift
case "${1:-}" in --now) shift ;; esac
for name in "$@"; do
  case "$name" in
    caddy)
      caddy start --config /etc/caddy/Caddyfile --adapter caddyfile > /var/log/caddy.log 2>&1
      authority=/root/.local/share/caddy/pki/authorities/local/root.crt
      until [ -s "$authority" ]; do sleep 0.2; done
      cp "$authority" /tmp/authority.crt
      chmod 0644 /tmp/authority.crt
      continue
      ;;
    *.*) unit=$name ;;
    *) unit=$name.service ;;
  esac
  case "$verb" in
    daemon-reload) ;;
    enable | start) start "$unit" ;;
    stop) stop "$unit" ;;
    restart) stop "$unit"; start "$unit" ;;
    *) echo "systemctl $verb?" >&2; exit 1 ;;
  esac
done
