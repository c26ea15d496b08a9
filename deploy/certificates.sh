#!/bin/bash
# Makes the authority of the event store's nodes ($NODES) and their certificates, where they are missing.
# The authority's key stays in /authority, which no other container sees; /trusted has its certificate alone.
set -euo pipefail

work=$(mktemp -d)
if [ ! -s /authority/ca.key ]; then
  es-gencert-cli create-ca -out "$work/ca" -days 3650
  cp "$work/ca/ca.crt" "$work/ca/ca.key" /authority/
fi
cp /authority/ca.crt /trusted/ca.crt
chmod 644 /trusted/ca.crt

for node in $NODES; do
  [ -s "/nodes/$node/node.key" ] && continue
  es-gencert-cli create-node -ca-certificate /authority/ca.crt -ca-key /authority/ca.key -out "$work/$node" -days 730 \
    -ip-addresses 127.0.0.1 -dns-names "$node,localhost"
  cp "$work/$node/node.crt" "$work/$node/node.key" "/nodes/$node/"
done
# The event store runs as this user.
chown -R 1000:1000 /nodes
find /nodes -type d -exec chmod 700 {} +
find /nodes -type f -exec chmod 600 {} +
