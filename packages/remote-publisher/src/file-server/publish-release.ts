import type { RemoteRelease } from '@sabi/contracts/http/gateway/platform';
import { sendCommand } from '../send-command';
import type { PublishEnv } from './env';

/**
 * Makes a version live for all visitors, with the previous one as fallback.
 * @throws {CommandRefused} with the gateway's reason
 */
export async function publishRelease(
  release: RemoteRelease,
  { GATEWAY_URL, ORIGIN, PUBLISH_KEY }: PublishEnv,
): Promise<void> {
  await sendCommand(
    { action: 'publish', remote: release.name, release, origin: ORIGIN, trafficPercent: 100 },
    { platformUrl: GATEWAY_URL, key: PUBLISH_KEY },
  );
}
