#!/bin/sh
# Job: creates the buckets, and an account for each deployable that uses one. Running it again updates the secrets.
set -eu
export ADMIN_ACCESS_KEY="$(cat /run/secrets/ROOT_ACCESS_KEY)" ADMIN_SECRET_KEY="$(cat /run/secrets/ROOT_SECRET_KEY)"
export ADMIN_ENDPOINT_URL=http://s3:7070
bucket=profile-assets
snapshots=search-snapshots
remotes=remotes

for service in profile ai hiring search gateway publish; do
  { read -r key; read -r secret; } < "/run/accounts/$service"
  versitygw admin create-user --access "$key" --secret "$secret" --role user 2> /dev/null ||
    versitygw admin update-user --access "$key" --secret "$secret"
  case $service in
    profile) owner=$key ;; ai) reader=$key ;; hiring) copier=$key ;; search) searcher=$key ;;
    gateway) server=$key ;; publish) publisher=$key ;;
  esac
done
versitygw admin list-buckets | grep -q "^$bucket " ||
  versitygw admin create-bucket --bucket "$bucket" --owner "$owner" --object-ownership BucketOwnerPreferred \
    --grant-read "$reader,$copier" --grant-write "$reader,$copier"
versitygw admin list-buckets | grep -q "^$snapshots " ||
  versitygw admin create-bucket --bucket "$snapshots" --owner "$searcher"
# The gateway reads releases and removes those that are out of use; jobs that publish add to them.
versitygw admin list-buckets | grep -q "^$remotes " ||
  versitygw admin create-bucket --bucket "$remotes" --owner "$server" --object-ownership BucketOwnerPreferred \
    --grant-write "$publisher"
