import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writePublicKey } from '@sabi/remote-publisher/publisher-keys';
import { writeFileDurably } from '@sabi/service-kit/durable-files';
import { StartError } from './assert-port-free';

/** Publishing keys: each remote has a key of its own, as in production. */
export interface Publishers {
  /** Public keys in the gateway's format. */
  readonly settings: string;
  keyOf(remote: string): KeyObject;
}

/** Created at the first start in `publishers/<remote>.pem`, where `npm run publish:remote` reads them. */
export async function loadOrCreatePublishers(
  dataDir: string,
  remotes: readonly string[],
): Promise<Publishers> {
  const folder = join(dataDir, 'publishers');
  await mkdir(folder, { recursive: true });
  const keys = new Map<string, KeyObject>();
  for (const remote of remotes) keys.set(remote, await loadOrCreateKey(join(folder, `${remote}.pem`)));
  return {
    settings: JSON.stringify(
      Object.fromEntries([...keys].map(([remote, key]) => [remote, [writePublicKey(key)]])),
    ),
    keyOf: (remote) => {
      const key = keys.get(remote);
      if (!key) throw new Error(`${remote} has no key`);
      return key;
    },
  };
}

async function loadOrCreateKey(file: string): Promise<KeyObject> {
  const kept = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new StartError(`The key in ${file} cannot be read (${error.code})`);
  });
  if (kept) return readKey(file, kept);
  const { privateKey } = generateKeyPairSync('ed25519');
  await writeFileDurably(file, privateKey.export({ format: 'pem', type: 'pkcs8' }));
  return privateKey;
}

function readKey(file: string, pem: Buffer): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch {
    throw new StartError(
      `The key in ${file} is damaged. Put a copy of it back, or move it away: the next start makes a new one.`,
    );
  }
}
