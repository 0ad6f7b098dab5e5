import type { Problem } from '@sabi/contracts/errors';

// Sentences for what may go wrong between a team's machine and the platform.

interface ProblemContext {
  readonly remote: string;
  readonly platformUrl: string;
  /** HTTP. */
  readonly status: number;
  /** This machine's clock before the platform's, in milliseconds; negative where it is behind. */
  readonly clockAheadMs: number;
}

/** A larger difference of the clocks is named as the reason of a refusal. */
const clockToleranceMs = 60_000;
const shownFiles = 3;

type Describe = (problem: Problem, context: ProblemContext) => string;

/** By code; other problems have a sentence of the platform's. */
const sentences: Partial<Readonly<Record<Problem['code'], Describe>>> = {
  PUBLISHER_REFUSED: ({ title, detail = title }, { platformUrl }) =>
    `The platform at ${platformUrl} refuses the key: ${detail}. PUBLISH_KEY_FILE names the key; the gateway's PUBLISHER_KEYS has its public half.`,
  COMMAND_OUTDATED: (_problem, context) => describeOutdated(context),
  RELEASE_INVALID: describeInvalid,
  RELEASE_EXISTS: (_problem, { remote }) =>
    `This version of ${remote} is registered already, with other files. Build it again.`,
  REMOTE_NOT_FOUND: (_problem, { platformUrl, remote }) =>
    `The platform at ${platformUrl} has no version of ${remote} yet: publish one first.`,
  REMOTE_CHANGED: (_problem, { remote }) =>
    `Another person changed ${remote} at the same moment, so nothing was changed. status shows what is live now.`,
  REQUEST_INVALID: ({ errors = {} }, { platformUrl }) =>
    `The platform at ${platformUrl} does not know this command or a part of it (${Object.keys(errors).join(', ')}). It may be older than this tool.`,
  RATE_LIMITED: () => 'There were too many requests from this network. Try again in a minute.',
};

/** @param problem null where the answer was none of the platform's */
export function describeProblem(problem: Problem | null, context: ProblemContext): string {
  const { platformUrl, status } = context;
  if (!problem) return `${platformUrl} answered ${status}, not as the platform does. Is PLATFORM_URL right?`;
  const { code, title, detail = title } = problem;
  return sentences[code]?.(problem, context) ?? `${detail}.`;
}

function describeOutdated({ clockAheadMs, platformUrl }: ProblemContext): string {
  const difference = Math.abs(clockAheadMs);
  if (difference <= clockToleranceMs)
    return 'The command took more than two minutes to arrive, or arrived twice. Send it again; status shows what is live.';
  const minutes = Math.round(difference / 60_000);
  const direction = clockAheadMs > 0 ? 'ahead of' : 'behind';
  return `This machine's clock is ${minutes} min ${direction} that of ${platformUrl}, and a command is good for two minutes. Set the clock, then send it again.`;
}

function describeInvalid({ errors = {}, title, detail = title }: Problem): string {
  const { missing_or_altered: missing, undeclared } = errors;
  if (missing)
    return `The platform did not find these files as they were built: ${listFiles(missing)}. The file store that they were uploaded to may be another one than the platform's: FILE_STORE_DIR or S3_ENDPOINT and S3_BUCKET have to be the gateway's.`;
  if (undeclared)
    return `The build loads files that it does not declare: ${listFiles(undeclared)}. Build it again.`;
  return `${detail}.`;
}

function listFiles(files: readonly string[]): string {
  const more = files.length - shownFiles;
  return `${files.slice(0, shownFiles).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'no machine has this name',
  EAI_AGAIN: 'the name could not be looked up',
  ECONNRESET: 'the connection was cut off',
  ETIMEDOUT: 'it did not answer in time',
  UND_ERR_CONNECT_TIMEOUT: 'it did not answer in time',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is not trusted',
};

/** @param error of a failed fetch */
export function describeUnreachable(origin: string, error: unknown): string {
  const isTimeout = error instanceof Error && error.name === 'TimeoutError';
  const code = isTimeout ? 'ETIMEDOUT' : codeOf(error instanceof Error ? (error.cause ?? error) : error);
  const reason = code && reasons[code] ? reasons[code] : 'the request failed';
  const hint = isTimeout
    ? 'Whether the command was carried out is unknown: status shows it.'
    : 'Does the platform run, and is PLATFORM_URL right?';
  return `The platform at ${origin} cannot be reached: ${reason}. ${hint}`;
}

/** @param store its description @param error of a failed upload */
export function describeUploadFailure(store: string, error: unknown): string {
  const code = codeOf(error);
  const reason =
    (code && reasons[code]) ??
    (code === 'EACCES' || code === 'EROFS' ? 'this account may not write there' : undefined) ??
    (error instanceof Error ? error.message.split('\n', 1)[0] : undefined) ??
    'the upload failed';
  return `The files could not be uploaded to the ${store}: ${reason}. Nothing was published.`;
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  // Several addresses of a name were tried.
  if ('errors' in error && Array.isArray(error.errors)) return codeOf(error.errors[0]);
  return undefined;
}
