import { EnvError } from '@sabi/service-kit/env';
import { readPublishEnv } from './env';
import { findNewestRelease } from './find-newest-release';
import { publishRelease } from './publish-release';

// Job that registers the image's release with the gateway.
try {
  const env = readPublishEnv();
  const release = await findNewestRelease(env.RELEASES_DIR);
  await publishRelease(release, env);
  console.log(`${release.name} ${release.version} is published`);
} catch (error) {
  console.error(error instanceof EnvError ? error.message : error);
  process.exitCode = 1;
}
