#!/usr/bin/env bash
# On a machine that can pull nothing: puts local images under the tags that docker-compose.yml pins. Those of node, mongo and
# rabbitmq have to be there under any tag; versitygw is the one on PATH or built by Go, maildev is taken
# from npm, caddy from Debian.
# Usage: e2e/containers/stand-ins.sh
set -euo pipefail
cd "$(dirname "$0")"
pinned() { cat ../../docker-compose.yml ../../operations/compose/replicas.yml | sed -n "s#^ *image: \($1:.*\)\$#\1#p" | head -n 1; }
present() { docker image inspect "$1" > /dev/null 2>&1; }

for name in mongo rabbitmq; do
  image=$(pinned $name)
  present "$image" || docker tag $name:latest "$image"
done

image=$(pinned versity/versitygw)
if ! present "$image"; then
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
  cp images/versitygw/Dockerfile "$folder/"
  if program=$(command -v versitygw); then cp "$program" "$folder/"
  else CGO_ENABLED=0 GOBIN=$folder go install "github.com/versity/versitygw/cmd/versitygw@${image##*:}"; fi
  docker build -q -t "$image" "$folder"
fi

image=$(pinned maildev/maildev)
present "$image" || docker build -q --build-arg "VERSION=${image##*:}" -t "$image" images/maildev

image=$(pinned caddy)
present "$image" || docker build -q -t "$image" images/caddy
