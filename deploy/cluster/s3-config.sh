#!/bin/sh
# Writes who may do what at the S3 server: one key, for one bucket.
set -eu
umask 077
cat >/config/s3.json <<JSON
{
  "identities": [
    {
      "name": "henna",
      "credentials": [{ "accessKey": "$S3_ACCESS_KEY", "secretKey": "$S3_SECRET_KEY" }],
      "actions": ["Read:henna", "Write:henna", "List:henna"]
    }
  ]
}
JSON
# The server runs as this user.
chown seaweed /config/s3.json
