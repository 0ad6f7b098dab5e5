import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostedRemotes } from '@sabi/gateway/service';
import { writePublicKey } from '@sabi/remote-publisher/publisher-keys';
import { writeFileDurably } from '@sabi/service-kit/durable-files';
import { StartError } from '../bin/starting/start-error.mjs';

/** Publishing keys: each remote has a key of its own, as in production. */
export interface Publishers extends HostedRemotes {
  /** Reads the key of a remote, or creates it. */
  add(remote: string): Promise<void>;
  /** From now on the gateway knows no such remote. Its key stays in the folder, for it may come back. */
  remove(remote: string): void;
  keyOf(remote: string): KeyObject;
}

/** The keys are created in `publishers/<remote>.pem`, where `npm run publish:remote` reads them. */
export async function openPublishers(dataDir: string): Promise<Publishers> {
  const folder = join(dataDir, 'publishers');
  await mkdir(folder, { recursive: true });
  const keys = new Map<string, KeyObject>();
  return {
    add: async (remote) => void keys.set(remote, await loadOrCreateKey(join(folder, `${remote}.pem`))),
    remove: (remote) => void keys.delete(remote),
    publisherKeys: () =>
      Object.fromEntries([...keys].map(([remote, key]) => [remote, [writePublicKey(key)]])),
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
