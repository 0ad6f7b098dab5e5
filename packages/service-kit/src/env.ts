import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { closest, distance } from 'fastest-levenshtein';
import { ConnectionString } from 'mongodb-connection-string-url';
import { z } from 'zod';
import { hasDefaultCredentials, isDefaultPassword, isLoopback } from './default-credentials';
import type { TlsIdentity } from './http-server';

/** All faults of the settings at once, so that an operator can fix them together. */
export class EnvError extends Error {
  override readonly name = 'EnvError';

  constructor(readonly faults: readonly string[]) {
    super(`The settings are not valid:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
}

/** Edit distance up to which a name counts as a misspelled setting, if the setting's name is long enough. */
const slipDistance = 2;
const minSlipLength = 8;

type Variables = Readonly<Record<string, string | undefined>>;

/** Names of variables besides those of the schema. */
interface Naming {
  /** An unknown variable is a fault when it has one of these prefixes, or nearly equals a setting. */
  readonly ownPrefixes?: readonly string[];
  /** Optional prefix of every name; a variable with it is always meant for this service. */
  readonly optionalPrefix?: string;
  /** Aliases of settings, with the prefix where required → names in the schema. */
  readonly otherNames?: Readonly<Record<string, string>>;
}

/**
 * Parses settings once, at start. An empty variable counts as absent, as in compose files and shells. `NAME_FILE` names a
 * file with the setting's value, as for mounted secrets; a final line break is removed.
 * @throws {EnvError} naming each missing, invalid, unknown or duplicate variable; values are never repeated, as some are
 * secrets
 */
export function parseEnv<T extends z.ZodObject>(
  schema: T,
  source: Variables,
  naming: Naming = {},
): z.infer<T> {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const { named, doubled } = useOwnNames(given, schema, naming);
  const { present, unreadable } = readFiles(named, schema);
  const unknown = naming.ownPrefixes ? findSlips(Object.keys(present), schema, naming) : [];
  const result = schema.safeParse(present);
  if (result.success && unknown.length + unreadable.size + doubled.length === 0) return result.data;
  const issues = (result.error?.issues ?? []).filter(({ path }) => !unreadable.has(path.join('.')));
  throw new EnvError([
    ...doubled,
    ...unreadable.values(),
    ...issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...unknown,
  ]);
}

/** Renames variables to their schema names. Faults where two of them are the same setting. */
function useOwnNames(
  given: Variables,
  schema: z.ZodObject,
  naming: Naming,
): { named: Variables; doubled: string[] } {
  const variables = new Map<string, string>();
  const doubled: string[] = [];
  for (const variable of Object.keys(given)) {
    const name = findOwnName(variable, schema, naming);
    const other = variables.get(name);
    if (other === undefined) variables.set(name, variable);
    else {
      const [kept, refused] = variable === name ? [variable, other] : [other, variable];
      doubled.push(`${refused}: ${kept} is set as well; one of them has to go`);
    }
  }
  const named = Object.fromEntries([...variables].map(([name, variable]) => [name, given[variable]]));
  return { named, doubled };
}

const fileEnding = '_FILE';

/** The variable itself where it is no setting. */
function findOwnName(variable: string, { shape }: z.ZodObject, naming: Naming): string {
  const otherNames = new Map(Object.entries(naming.otherNames ?? {}));
  const find = (given: string) =>
    [given, withoutPrefix(given, naming)]
      .map((name) => otherNames.get(name) ?? name)
      .find((name) => Object.hasOwn(shape, name));
  const name = find(variable);
  if (name !== undefined || !variable.endsWith(fileEnding)) return name ?? variable;
  const filed = find(variable.slice(0, -fileEnding.length));
  return filed === undefined ? variable : `${filed}${fileEnding}`;
}

function withoutPrefix(variable: string, { optionalPrefix = '' }: Naming): string {
  return variable.startsWith(optionalPrefix) ? variable.slice(optionalPrefix.length) : variable;
}

/** Replaces file names by file contents. Faults by setting, which would otherwise seem to be missing. */
function readFiles(
  given: Variables,
  { shape }: z.ZodObject,
): { present: Record<string, string | undefined>; unreadable: Map<string, string> } {
  const present = { ...given };
  const unreadable = new Map<string, string>();
  for (const name of Object.keys(shape)) {
    const variable = `${name}${fileEnding}`;
    const file = given[variable];
    if (file === undefined || Object.hasOwn(shape, variable)) continue;
    Reflect.deleteProperty(present, variable);
    if (given[name] !== undefined) {
      unreadable.set(name, `${variable}: ${name} is set as well; one of them has to go`);
      continue;
    }
    try {
      const content = readFileSync(file, 'utf8').replace(/\r?\n$/, '');
      if (content !== '') present[name] = content;
    } catch (error) {
      unreadable.set(name, `${variable}: cannot be read (${(error as NodeJS.ErrnoException).code})`);
    }
  }
  return { present, unreadable };
}

function findSlips(names: readonly string[], { shape }: z.ZodObject, naming: Naming): string[] {
  const { ownPrefixes = [], otherNames = {} } = naming;
  const known = [...Object.keys(shape), ...Object.keys(otherNames)];
  const longEnough = known.filter((name) => name.length >= minSlipLength);
  return names
    .filter((name) => !Object.hasOwn(shape, name))
    .flatMap((name) => {
      const plain = withoutPrefix(name, naming);
      const meant = closest(plain, longEnough);
      if (distance(plain, meant) <= slipDistance)
        return [`${name}: is not a setting of this service; did you mean ${meant}?`];
      const isOurs = plain !== name || ownPrefixes.some((prefix) => name.startsWith(prefix));
      return isOurs ? [`${name}: is not a setting of this service`] : [];
    });
}

/** A whole number given as text. */
export const integer = (minimum: number, maximum = Number.MAX_SAFE_INTEGER) =>
  z.coerce.number().int().min(minimum).max(maximum);

/** `true` or `false` given as text. */
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const minSecretBytes = 32;
const minDistinctCharacters = 10;
/** Random values contain a given five-letter word in one of a million cases, so only the beginning of a word counts. */
const placeholders =
  /change.?me|placeholder|example|replace|your[-_ ]?(secret|key)|secret|password|insert|(?<![a-z\d])dummy|<.*>/i;

/** A randomly generated secret. Refuses values that were never replaced: too short, a known placeholder, monotonous. */
export const secret = z
  .string()
  .refine((value) => Buffer.byteLength(value) >= minSecretBytes, {
    error: `must be at least ${minSecretBytes} bytes long`,
    abort: true,
  })
  .refine(
    (value) => !placeholders.test(value) && new Set(value).size >= minDistinctCharacters,
    'looks like a placeholder; take one from a random source',
  );

const unfilled = /change.?me|placeholder|replace[-_ ]?(me|this)|your[-_ ]?(secret|key|token)|<.*>/i;

/** A secret issued by another system, in its own format. Refuses a template's placeholder. */
export const issuedSecret = z
  .string()
  .refine((value) => !unfilled.test(value), 'looks like a placeholder; take the one that was issued');

/**
 * Makes settings required in production. Missing ones are reported together with all other faults.
 * @param reasons purpose of each setting, by name
 */
export function neededInProduction<T extends z.ZodObject<{ NODE_ENV: z.ZodType }>>(
  schema: T,
  reasons: Readonly<Partial<Record<keyof z.infer<T> & string, string>>>,
): T {
  return Object.entries(reasons).reduce(
    (refined, [name, why]) =>
      refined.refine(
        (env) => env['NODE_ENV'] !== 'production' || (env as Record<string, unknown>)[name] !== undefined,
        { path: [name], error: `is required: ${String(why)}`, when: () => true },
      ),
    schema,
  );
}

const defaultCredentials = 'has credentials that a server comes with; make an account for the service';

/** RabbitMQ; absent only where services share a process with its stand-in. Without credentials its clients use guest. */
export const amqpUrl = z
  .url({ protocol: /^amqps?$/ })
  .refine((url) => !hasDefaultCredentials(url, { anonymousIsDefault: true }), defaultCredentials)
  .optional();

/** With the name of the service's own database; only this URL may list several hosts, the members of a replica set. */
export const mongoUri = z
  .string()
  .refine((value) => parseMongoUri(value) !== null, {
    error: 'must be a connection string of MongoDB',
    abort: true,
  })
  .refine((value) => !hasMongoDefaults(value), defaultCredentials);

export const smtpUrl = z
  .url({ protocol: /^smtps?$/ })
  .refine((url) => !hasDefaultCredentials(url), defaultCredentials);

function parseMongoUri(value: string): ConnectionString | null {
  try {
    const parsed = new ConnectionString(value);
    return parsed.hosts.length > 0 ? parsed : null;
  } catch {
    return null;
  }
}

function hasMongoDefaults(value: string): boolean {
  const parsed = parseMongoUri(value);
  if (!parsed || parsed.hosts.every(isLoopback)) return false;
  return isDefaultPassword(decodeURIComponent(parsed.username), decodeURIComponent(parsed.password));
}

/**
 * The certificate of a port.
 * @returns undefined where it speaks plain HTTP
 * @throws {EnvError} of a key without its certificate, a certificate without its key, or two that are no pair
 */
export function readTls(env: {
  readonly TLS_KEY?: string | undefined;
  readonly TLS_CERTIFICATE?: string | undefined;
}): TlsIdentity | undefined {
  const { TLS_KEY: key, TLS_CERTIFICATE: cert } = env;
  if (!key && !cert) return undefined;
  if (!key || !cert) throw new EnvError([`${key ? 'TLS_CERTIFICATE' : 'TLS_KEY'}: has to be set as well`]);
  try {
    createSecureContext({ key, cert });
  } catch {
    throw new EnvError(['TLS_CERTIFICATE: is no certificate of TLS_KEY']);
  }
  return { key, cert };
}

/** Hosts by name or address, separated by commas; parsed as names. */
export const hostNames = z.string().transform((text, context) => {
  const names = text.split(',').map((part) => hostNameOf(part.trim()));
  if (names.every((name) => name !== undefined)) return names;
  context.addIssue({ code: 'custom', message: 'must be names of hosts or their URLs, separated by commas' });
  return z.NEVER;
});

function hostNameOf(text: string): string | undefined {
  const url = /^https?:\/\//i.test(text) ? text : `http://${text}`;
  if (!URL.canParse(url)) return undefined;
  const { hostname, pathname, port } = new URL(url);
  const isPlain = pathname === '/' && !hostname.includes('*') && (url === text || port === '');
  return isPlain ? hostname : undefined;
}

/** Settings that every deployable has. */
export const commonEnvShape = {
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on'),
  PORT: integer(0, 65_535).describe('0 takes any free port'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ALLOWED_HOSTS: hostNames
    .optional()
    .describe(
      'Names it answers to beside those of loopback; without it to no other where it listens on loopback alone, else to any',
    ),
  DRAIN_DELAY_MS: integer(0, 60_000)
    .default(5000)
    .describe('How long to keep serving after a stop signal, until the load balancer has noticed'),
  TLS_KEY: z.string().optional().describe('PEM; with it and its certificate the port speaks TLS alone'),
  TLS_CERTIFICATE: z.string().optional().describe('PEM, with those of who signed it'),
  METRICS_PORT: integer(0, 65_535)
    .optional()
    .describe('Where metrics are served, to those who run the platform alone; nothing is counted without it'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Collector of traces (OTLP over HTTP); without it nothing is traced'),
};
