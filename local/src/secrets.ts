import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileDurably } from '@sabi/service-kit/durable-files';
import { exportJWK, generateKeyPair } from 'jose';
import { z } from 'zod';
import { StartError } from '../bin/starting/start-error.mjs';

const jwkSchema = z.looseObject({ kty: z.string(), kid: z.string(), alg: z.string(), d: z.string() });
const secret = z.string().min(32);

/**
 * Keys of a local platform, generated at the first start and stored, so that sessions survive a restart. `jwtKeys` are
 * private JWKs in svc-identity's format, as JSON.
 */
const secretsSchema = z.object({
  jwtKeys: z.string().refine(isListOfKeys),
  mailToken: secret,
  fileLink: secret,
  unsubscribe: secret,
  auditKey: z.string().min(1),
  shareLink: secret,
  visitor: secret,
  invitation: secret,
  notification: secret,
  mongoPassword: secret,
});
export type Secrets = z.infer<typeof secretsSchema>;

/** @throws {StartError} for an unreadable file: new keys would silently end every session and invalidate every link */
export async function loadOrCreateSecrets(folder: string): Promise<Secrets> {
  const file = join(folder, 'secrets.json');
  const kept = await readSecrets(file);
  // Adds secrets that an earlier version did not need.
  const secrets = { ...(await createSecrets()), ...kept };
  if (Object.keys(kept).length === Object.keys(secrets).length) return secrets;
  await writeFileDurably(file, JSON.stringify(secrets));
  return secrets;
}

async function readSecrets(file: string): Promise<object> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new StartError(describeFault(file, `it cannot be read (${error.code})`));
  });
  if (text === undefined) return {};
  const secrets = secretsSchema.partial().safeParse(parseJson(text));
  if (secrets.success) return secrets.data;
  const names = [...new Set(secrets.error.issues.map(({ path }) => path.join('.')))].filter(Boolean);
  throw new StartError(
    describeFault(file, names.length > 0 ? `${names.join(', ')} in it is damaged` : 'it is damaged'),
  );
}

const describeFault = (
  file: string,
  fault: string,
) => `The keys of this platform are in ${file}, and ${fault}.
Put a copy of the file back if there is one. Otherwise move it away: the next start makes new keys. Accounts, profiles and
files stay; everybody has to sign in again, and links in mails and shared links stop working.`;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isListOfKeys(text: string): boolean {
  return z.array(jwkSchema).min(1).safeParse(parseJson(text)).success;
}

async function createSecrets(): Promise<Secrets> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: randomUUID(), alg: 'ES256', use: 'sig' };
  const { privateKey: auditKey } = generateKeyPairSync('ed25519');
  const createSecret = () => randomBytes(32).toString('hex');
  return {
    jwtKeys: JSON.stringify([jwk]),
    mailToken: createSecret(),
    fileLink: createSecret(),
    unsubscribe: createSecret(),
    auditKey: JSON.stringify(auditKey.export({ format: 'jwk' })),
    shareLink: createSecret(),
    visitor: createSecret(),
    invitation: createSecret(),
    notification: createSecret(),
    mongoPassword: createSecret(),
  };
}
