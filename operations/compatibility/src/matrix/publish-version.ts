import { createPrivateKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteRelease } from '@sabi/contracts/http/gateway/platform';
import { createFileStore, fileStoreEnvShape } from '@sabi/file-store/from-env';
import { sendCommand } from '@sabi/remote-publisher/send-command';
import { uploadRelease } from '@sabi/remote-publisher/upload-release';
import type { PlatformProcess } from '@sabi/test-kit/platform-process';
import { z } from 'zod';

/** Publishes a version to all visitors, as the remote's team would. @param folder the repository it was built in */
export async function publishVersion(
  release: RemoteRelease,
  folder: string,
  platform: PlatformProcess,
): Promise<void> {
  const { name: remote, version } = release;
  const { PLATFORM_URL: _url, PUBLISH_KEY_FILE: _key, ...store } = platform.publisherEnv(remote);
  const fileStore = createFileStore(z.object(fileStoreEnvShape).parse(store));
  await uploadRelease(release, join(folder, remote, 'dist/releases', version), fileStore);
  await send(platform, { action: 'publish', remote, release, origin: null, trafficPercent: 100 });
}

/** Gives all visitors the version before, as if the current one had not been published. */
export async function rollBack(remote: string, platform: PlatformProcess): Promise<void> {
  await send(platform, { action: 'rollback', remote });
}

async function send(platform: PlatformProcess, command: Parameters<typeof sendCommand>[0]): Promise<void> {
  const { PUBLISH_KEY_FILE = '' } = platform.publisherEnv(command.remote);
  const key = createPrivateKey(await readFile(PUBLISH_KEY_FILE));
  await sendCommand(command, { platformUrl: platform.url, key });
}
