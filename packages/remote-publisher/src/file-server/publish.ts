import { EnvError } from '@sabi/service-kit/env';
import { CommandRefused, PlatformUnreachable } from '../send-command';
import { readPublishEnv } from './env';
import { findNewestRelease } from './find-newest-release';
import { publishRelease } from './publish-release';

/** Failures with a sentence of their own. */
const expected = [EnvError, CommandRefused, PlatformUnreachable];

// Job that registers the image's release with the gateway.
try {
  const env = readPublishEnv();
  const release = await findNewestRelease(env.RELEASES_DIR);
  await publishRelease(release, env);
  console.log(`${release.name} ${release.version} is published`);
} catch (error) {
  const isExpected = expected.some((kind) => error instanceof kind);
  console.error(isExpected && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
