import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { chdir } from 'node:process';
import { types } from 'node:util';
import { EnvError } from './env';

/** Invalid arguments of a command. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A failure whose message is a sentence for the person at the terminal. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed';
}

/**
 * Runs a command for a person: `--help` shows its usage, paths are relative to where npm was called, and a failure is a
 * sentence. Exit code 1 for a failure, 2 for invalid arguments.
 * @param options.work may return another exit code, as a number
 */
export async function runCommandLine(options: {
  readonly usage: string;
  readonly work: () => Promise<unknown>;
  readonly args?: readonly string[];
}): Promise<void> {
  const { usage, work, args = process.argv.slice(2) } = options;
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage);
    return;
  }
  try {
    enterCallersFolder();
    const result = await work();
    process.exitCode = typeof result === 'number' ? result : 0;
  } catch (error) {
    const isUsage = error instanceof UsageError || isParseArgsError(error);
    const sentence = describeFailure(error);
    console.error(isUsage ? [sentence, usage].filter(Boolean).join('\n\n') : sentence);
    process.exitCode = isUsage ? 2 : 1;
  }
}

/** npm runs a script in the folder of its workspace; paths are meant from where it was called. */
function enterCallersFolder(): void {
  // eslint-disable-next-line no-restricted-properties -- npm's own variable, not a setting
  const { INIT_CWD: folder } = process.env;
  if (folder) chdir(folder);
}

interface Failure extends Error {
  readonly code?: unknown;
  readonly hostname?: string;
  readonly address?: string;
  readonly port?: number;
  readonly path?: string;
  readonly codeName?: string;
  readonly $metadata?: unknown;
}

const fileFaults: Readonly<Record<string, string>> = {
  ENOENT: 'is not there',
  EACCES: 'may not be used by this account',
  EPERM: 'may not be used by this account',
  EISDIR: 'is a folder, not a file',
  ENOTDIR: 'is a file, not a folder',
  EEXIST: 'is there already',
  ENOSPC: 'has no room: the disk is full',
  EROFS: 'is on a disk that cannot be written',
};

const hostFaults: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'does not answer: is the program running there, and is the address right?',
  ECONNRESET: 'has closed the connection: does one side use TLS, and the other not?',
  EPIPE: 'has closed the connection: does one side use TLS, and the other not?',
  ETIMEDOUT: 'does not answer in time',
  EHOSTUNREACH: 'cannot be reached from here',
  ENETUNREACH: 'cannot be reached from here',
  ENOTFOUND: 'is a host that is not known: is its name spelled right?',
  EAI_AGAIN: 'is a host that cannot be looked up now',
  CERT_HAS_EXPIRED: 'has a certificate that has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'has a certificate of another name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'has a certificate of an authority that is not trusted: NODE_EXTRA_CA_CERTS',
  SELF_SIGNED_CERT_IN_CHAIN: 'has a certificate of an authority that is not trusted: NODE_EXTRA_CA_CERTS',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'has a certificate of an authority that is not trusted: NODE_EXTRA_CA_CERTS',
};

/** By the names that the clients of MongoDB and S3 give their errors. */
const serverFaults: Readonly<Record<string, string>> = {
  AuthenticationFailed: 'The database refuses the account of MONGODB_URI: its name or its password is wrong.',
  Unauthorized: 'The account of MONGODB_URI may not do this at the database.',
  NoSuchBucket: 'The file store has no such bucket: S3_BUCKET.',
  InvalidAccessKeyId: 'The file store does not know the key of S3_ACCESS_KEY_ID.',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY is not the secret of S3_ACCESS_KEY_ID.',
  AccessDenied: 'The account of S3_ACCESS_KEY_ID may not do this at the file store.',
};

/** @returns a sentence with the cause as far as it is known, without a stack */
export function describeFailure(error: unknown): string {
  if (error instanceof EnvError) return describeSettings(error);
  const chain = listCauses(error);
  for (const failure of chain) {
    const known = describeKnown(failure);
    if (known) return known;
  }
  const [first] = chain;
  return first ? withoutNodesAdvice(first.message) : String(error);
}

function describeSettings({ message }: EnvError): string {
  return message.replaceAll(/: Invalid input: expected \w+, received undefined/g, ': is required');
}

function describeKnown({ code, codeName, name, $metadata, ...failure }: Failure): string | undefined {
  const server = serverFaults[codeName ?? ''] ?? ($metadata === undefined ? undefined : serverFaults[name]);
  if (server || typeof code !== 'string') return server;
  const host = hostFaults[code];
  if (host) return `${describeHost(failure)} ${host}`;
  const file = fileFaults[code];
  return file && failure.path ? `${resolve(failure.path)} ${file}` : undefined;
}

function describeHost({ hostname, address, port }: Partial<Failure>): string {
  const host = hostname ?? (address && isIP(address) === 6 ? `[${address}]` : address);
  return host ? `${host}${port ? `:${port}` : ''}` : 'The server';
}

/** An error, what caused it, and so on. */
function listCauses(error: unknown): Failure[] {
  const found: Failure[] = [];
  const waiting: unknown[] = [error];
  while (waiting.length > 0 && found.length < 20) {
    const next = waiting.shift();
    if (!types.isNativeError(next) || found.includes(next)) continue;
    found.push(next);
    const { errors, reason } = next as { errors?: unknown; reason?: unknown };
    waiting.push(next.cause, ...(Array.isArray(errors) ? errors : []), ...serverErrorsOf(reason));
  }
  return found;
}

/** MongoDB's client gives the failure of each server of a replica set. */
function serverErrorsOf(reason: unknown): unknown[] {
  const { servers } = Object(reason) as { servers?: unknown };
  return servers instanceof Map ? [...servers.values()].map(({ error }: { error?: unknown }) => error) : [];
}

const isParseArgsError = (error: unknown) =>
  types.isNativeError(error) && String((error as Failure).code).startsWith('ERR_PARSE_ARGS');

/** Of an unknown option Node explains at length how to pass it as a word. */
const withoutNodesAdvice = (message: string) => message.split('. To specify a positional')[0] ?? message;
