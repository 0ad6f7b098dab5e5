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
  const { PLATFORM_URL, PUBLISH_KEY_FILE, ...store } = platform.publisherEnv(remote);
  const fileStore = createFileStore(z.object(fileStoreEnvShape).parse(store));
  await uploadRelease(release, join(folder, remote, 'dist/releases', version), fileStore);
  await sendCommand(
    { action: 'publish', remote, release, origin: null, trafficPercent: 100 },
    {
      platformUrl: PLATFORM_URL ?? platform.url,
      key: createPrivateKey(await readFile(PUBLISH_KEY_FILE ?? '')),
    },
  );
}
