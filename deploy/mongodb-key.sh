#!/bin/bash
# Makes the key by which members of the replica set know each other, where it is missing.
set -euo pipefail

if [ ! -s /key/mongodb.key ]; then
  umask 077
  head -c 756 /dev/urandom | base64 -w 0 >/key/mongodb.key.new
  mv /key/mongodb.key.new /key/mongodb.key
fi
# MongoDB runs as this user, and refuses a key that others may read.
chown -R 999:999 /key
chmod 400 /key/mongodb.key
