#!/bin/sh
# For the test of the containers, in a root folder without systemd: the unit of podman must be there.
set -eu
test "$1" = enable
test -f "/usr/lib/systemd/system/$2"
