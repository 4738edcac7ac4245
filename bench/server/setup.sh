#!/usr/bin/env bash
# Makes what `make load` needs under .bench/: boardgame.io with npm, and an environment for the driver. Does nothing where both are there.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

python="${PYTHON:-python3}"
home=.bench
boardgameio=0.50.2
driver="picows==2.3.1 uvloop==0.23.0 orjson==3.13.0"
mkdir -p "$home/boardgameio"

if [[ "$(cat "$home/load/ready" 2>/dev/null)" != "$driver" ]]; then
    echo "driver: installing $driver ..."
    rm -rf "$home/load"
    "$python" -m venv "$home/load"
    # shellcheck disable=SC2086
    "$home/load/bin/python" -m pip install --quiet --disable-pip-version-check $driver
    echo "$driver" >"$home/load/ready"
fi

if [[ "$(cat "$home/boardgameio/ready" 2>/dev/null)" != "$boardgameio" ]]; then
    echo "boardgame.io: installing $boardgameio ..."
    echo '{"private": true}' >"$home/boardgameio/package.json"
    (cd "$home/boardgameio" && npm install --silent --no-audit --no-fund --no-package-lock "boardgame.io@$boardgameio")
    echo "$boardgameio" >"$home/boardgameio/ready"
fi
