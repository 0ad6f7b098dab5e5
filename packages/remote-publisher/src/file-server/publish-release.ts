import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { RemoteRelease } from '@sabi/contracts/http/gateway/platform';
import { createFileStore } from '@sabi/file-store/from-env';
import { sendCommand } from '../send-command';
import { uploadRelease } from '../upload-release';
import type { PublishEnv } from './env';

/** The store may restart meanwhile, and compose does not start ended jobs again. */
const uploadAttempts = 5;
const uploadPauseMs = 2000;

/**
 * Makes a version live for all visitors, with the previous one as fallback. Its files are uploaded first where the platform's
 * store serves them.
 * @throws {CommandRefused} with the gateway's reason
 */
export async function publishRelease(
  release: RemoteRelease,
  { RELEASES_DIR, GATEWAY_URL, PUBLISH_KEY, origin, fileStore }: PublishEnv,
  pauseMs = uploadPauseMs,
): Promise<void> {
  if (fileStore) {
    const store = createFileStore(fileStore);
    await repeat(() => uploadRelease(release, join(RELEASES_DIR, release.version), store), pauseMs);
  }
  await sendCommand(
    { action: 'publish', remote: release.name, release, origin, trafficPercent: 100 },
    { platformUrl: GATEWAY_URL, key: PUBLISH_KEY },
  );
}

async function repeat(work: () => Promise<unknown>, pauseMs: number): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (attempt === uploadAttempts) throw error;
      await delay(pauseMs);
    }
  }
}
