import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportJWK, generateKeyPair } from 'jose';

/** Keys of one laptop's platform: made on the first start, kept so that sessions outlive a restart. */
export interface Secrets {
  /** Private JWKs as svc-identity takes them, JSON. */
  readonly jwtKeys: string;
  readonly mailToken: string;
  readonly fileLink: string;
  readonly unsubscribe: string;
  readonly shareLink: string;
  readonly visitor: string;
}

export async function keepSecrets(folder: string): Promise<Secrets> {
  const file = join(folder, 'secrets.json');
  const kept = await readSecrets(file);
  // What an earlier version did not need yet is added.
  const secrets = { ...(await createSecrets()), ...kept };
  if (Object.keys(kept).length === Object.keys(secrets).length) return secrets;
  await mkdir(folder, { recursive: true });
  await writeFile(file, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
}

async function readSecrets(file: string): Promise<Partial<Secrets>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Partial<Secrets>;
  } catch {
    return {};
  }
}

async function createSecrets(): Promise<Secrets> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: 'ES256', use: 'sig' };
  const createSecret = () => randomBytes(32).toString('base64url');
  return {
    jwtKeys: JSON.stringify([jwk]),
    mailToken: createSecret(),
    fileLink: createSecret(),
    unsubscribe: createSecret(),
    shareLink: createSecret(),
    visitor: createSecret(),
  };
}
