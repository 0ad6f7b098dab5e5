#!/bin/sh
# Starts OpenSearch with the file store's account in its keystore, the only place where its S3 plugin reads one from.
set -eu
cd /usr/share/opensearch
for setting in access_key:S3_ACCESS_KEY_ID secret_key:S3_SECRET_ACCESS_KEY; do
  bin/opensearch-keystore add --force --stdin "s3.client.default.${setting%:*}" < "/run/secrets/${setting#*:}"
done
exec ./opensearch-docker-entrypoint.sh "$@"
