import type { RemoteRelease } from '@sabi/contracts/http/platform';
import type { PublishEnv } from './env';

/** @throws where the gateway does not take it, with what it says */
export async function publishRelease(
  release: RemoteRelease,
  { GATEWAY_URL, ORIGIN, PUBLISH_TOKEN }: PublishEnv,
): Promise<void> {
  const path = `/api/platform/v1/remotes/${release.name}/releases/${release.version}`;
  const response = await fetch(new URL(path, GATEWAY_URL), {
    method: 'PUT',
    headers: { Authorization: `Bearer ${PUBLISH_TOKEN}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ release, origin: ORIGIN }),
  });
  if (!response.ok)
    throw new Error(`Publishing ${release.name} answered ${response.status}: ${await response.text()}`);
}
