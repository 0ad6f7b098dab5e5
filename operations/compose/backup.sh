#!/bin/sh
# Takes today's backup of a platform that compose runs, restores it as a check, and then deletes those that are too old.
# Usage, as the owner of ./secrets: operations/compose/backup.sh FOLDER [days to keep, default 14]
# Fails, and deletes nothing, unless the backup could be restored. docs/operations.md has the timer that runs it daily.
set -eu
backups=$1
days=${2:-14}
cd "$(dirname "$0")/../.."
secrets=${SECRETS_DIR:-secrets}

MONGODB_URI="mongodb://admin:$(cat "$secrets/mongo-setup/ADMIN_PASSWORD")@127.0.0.1:27017/?authSource=admin&directConnection=true"
S3_ACCESS_KEY_ID=$(cat "$secrets/svc-profile/S3_ACCESS_KEY_ID")
S3_SECRET_ACCESS_KEY=$(cat "$secrets/svc-profile/S3_SECRET_ACCESS_KEY")
export MONGODB_URI S3_ACCESS_KEY_ID S3_SECRET_ACCESS_KEY S3_ENDPOINT="${S3_ENDPOINT:-http://127.0.0.1:7070}" OPERATOR="${OPERATOR:-backup}"

today=$backups/$(date -u +%Y-%m-%dT%H%M%SZ)
npm run --silent operate -- backup "$today"
npm run --silent operate -- check-backup "$today"
find "$backups" -mindepth 1 -maxdepth 1 -type d -name '20??-*Z' -mtime "+$days" -exec rm -r {} +
