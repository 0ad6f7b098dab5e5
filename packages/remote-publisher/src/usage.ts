export const usage = `Usage, in a remote's folder: npm run publish:remote -- [command] [options]

  publish [--traffic N]       builds, checks, uploads and registers a version, and gives it to N % of the visitors
                              (0 by default: to testers alone, by the header x-remote-version). N from 1 to 99 makes it
                              the canary, in place of another one. While a version is pinned it is only registered
  promote [version]           gives the canary, or the version named, to everybody, or with --traffic N to N %;
                              ends a pin. The version before becomes the fallback
  pin <version>               gives everybody the version, which ends a canary, and holds later ones back from visitors
                              until it is unpinned
  unpin                       ends the pin. Visitors keep the version; what is published from then on reaches them
  rollback [version]          ends the canary; without one, goes back to the fallback. With the version that is to be
                              taken back it can be sent again without going back further
  unregister [remote]         takes the remote off the site for all visitors; asks first. Publishing brings it back. With
                              its name it can be given outside the remote's folder, which may be gone:
                              npm run unregister:remote -- mf-<name>
  status                      shows who gets what, and changes nothing

  --traffic N                 share of the visitors in percent, 0 to 100
  --no-build                  publishes the build that is there
  --override "<reason>"       publishes without asking can-i-deploy; the reason is kept
  --yes                       does not ask before another version's canary ends or a remote leaves, as scripts need it
  --help                      shows this

A version may be shortened to the beginning of the part behind its dash. Each command says before what it will change, and
afterwards which version is live for whom. Each may be sent again: what holds already stays as it is.

Settings: PLATFORM_URL, PUBLISH_KEY_FILE; FILE_STORE_DIR or S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID,
S3_SECRET_ACCESS_KEY. Without any, the platform of \`npm start\`.`;
