#!/usr/bin/env bash
# Makes one environment per peer under .bench/; does nothing for a peer that is already there.
# A peer that cannot be installed is named in one line and skipped: the others are still measured.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

python="${PYTHON:-python3}"
home=.bench
mkdir -p "$home"

# The Hanabi Learning Environment asks for a CMake older than any that is still shipped.
export CMAKE_POLICY_VERSION_MINIMUM=3.5

# why_not LOG: the last line of an installer's log that says what went wrong.
why_not() {
    grep -iE 'error|not found|no module' "$1" | tail -n 1 | cut -c 1-160 || true
}

# peer NAME MODULE REQUIREMENT...: an environment in which MODULE can be imported.
peer() {
    local name="$1" module="$2"
    shift 2
    local room="$home/$name" log="$home/$name.log" wanted="$*" started="$SECONDS"
    if [[ -f "$room/ready" && "$(cat "$room/ready")" == "$wanted" ]] && "$room/bin/python" -c '' 2>/dev/null; then
        echo "$name: ready"
        return
    fi
    echo "$name: installing $wanted ..."
    rm -rf "$room"
    if "$python" -m venv "$room" >"$log" 2>&1 &&
        "$room/bin/python" -m pip install --disable-pip-version-check "$@" >>"$log" 2>&1 &&
        "$room/bin/python" -c "import $module" >>"$log" 2>&1; then
        echo "$wanted" >"$room/ready"
        echo "$name: ready after $((SECONDS - started)) s"
    else
        echo "$name: SKIPPED, it could not be installed: $(why_not "$log") (see $log)"
    fi
}

peer openspiel pyspiel open_spiel==2.0.2
peer hle hanabi_learning_environment.pyhanabi hanabi-learning-environment==0.0.4
peer pettingzoo pettingzoo.classic.hanabi_v5 "pettingzoo[classic]==1.27.0"
