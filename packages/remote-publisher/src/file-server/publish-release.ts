import { join } from 'node:path';
import type { RemoteRelease } from '@sabi/contracts/http/gateway/platform';
import { createFileStore } from '@sabi/file-store/from-env';
import { sendCommand } from '../send-command';
import { uploadRelease } from '../upload-release';
import type { PublishEnv } from './env';

/**
 * Makes a version live for all visitors, with the previous one as fallback. Its files are uploaded first where the platform's
 * store serves them.
 * @throws {CommandRefused} with the gateway's reason
 */
export async function publishRelease(
  release: RemoteRelease,
  { RELEASES_DIR, GATEWAY_URL, PUBLISH_KEY, origin, fileStore }: PublishEnv,
): Promise<void> {
  if (fileStore)
    await uploadRelease(release, join(RELEASES_DIR, release.version), createFileStore(fileStore));
  await sendCommand(
    { action: 'publish', remote: release.name, release, origin, trafficPercent: 100 },
    { platformUrl: GATEWAY_URL, key: PUBLISH_KEY },
  );
}
