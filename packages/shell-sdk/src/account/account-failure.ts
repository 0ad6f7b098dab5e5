import type { ShellContext, ShellSession } from '../contract';
import { RequestFailed } from '../http';
import { withTimeout } from '../timeout';

export type AccountClient = Awaited<ReturnType<ShellSession['getClient']>>;

export type AccountFailure =
  /** No answer: offline, or the service is unreachable. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'rate-limited'; readonly retryAfterSeconds: number | null }
  | {
      readonly kind: 'refused';
      readonly code: string | undefined;
      /** The service's text; null without a readable one. */
      readonly message: string | null;
      /** Reasons of a weak password; empty for other refusals. */
      readonly weaknesses: readonly string[];
    };

/** Longer than the gateway waits for the service. */
const defaultTimeoutMs = 20_000;

export type AccountOutcome<T> =
  | { readonly answer: T; readonly failure: null }
  | { readonly answer: null; readonly failure: AccountFailure };

export async function askAccount<T extends { error: unknown }>(
  { session, logger }: Pick<ShellContext, 'session' | 'logger'>,
  call: (client: AccountClient) => Promise<T>,
  timeoutMs = defaultTimeoutMs,
): Promise<AccountOutcome<T>> {
  const failed = (failure: AccountFailure) => ({ answer: null, failure });
  const outcome: Promise<AccountOutcome<T>> = session
    .getClient()
    .then(call)
    .then(async (answer) => {
      if (!answer.error) return { answer, failure: null };
      const failure = describeFailure(answer.error);
      if (isSessionGone(failure)) await dropEndedSession(session);
      return failed(failure);
    })
    .catch((error: unknown) => {
      logger.error('account.call.threw', error);
      return failed(describeFailure(error));
    });
  return withTimeout(timeoutMs, outcome).catch(() => failed({ kind: 'unreachable' }));
}

/**
 * Calls the account's client.
 * @returns the failure; null on success
 */
export async function tryAccount(
  shell: Pick<ShellContext, 'session' | 'logger'>,
  call: (client: AccountClient) => Promise<{ error: unknown }>,
  timeoutMs?: number,
): Promise<AccountFailure | null> {
  return (await askAccount(shell, call, timeoutMs)).failure;
}

/** Common shape of client and platform errors; a remote has no copy of the client's classes. */
interface ErrorShape {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly status?: unknown;
  readonly code?: unknown;
  readonly reasons?: unknown;
  /** Set if the browser refused, not the service. */
  readonly __isWebAuthnError?: unknown;
}

const unauthorized = 401;
const forbidden = 403;

/** Describes errors of the account's client and of platform calls. */
export function describeFailure(error: unknown): AccountFailure {
  const { name, message, status, code, reasons, __isWebAuthnError }: ErrorShape = Object(error) as ErrorShape;
  if (__isWebAuthnError === true) return describePasskeyFailure(name);
  if (name === 'AuthSessionMissingError' || status === unauthorized) return { ...sessionGone };
  if (status === 0 || name === 'ChunkLoadError') return { kind: 'unreachable' };
  if (typeof status !== 'number' || status >= 500) return { kind: 'unavailable' };
  if (status === 429) return { kind: 'rate-limited', retryAfterSeconds: readWait(error) };
  return {
    kind: 'refused',
    code: typeof code === 'string' ? code : status === forbidden ? 'ACCESS_DENIED' : undefined,
    // Without a code the text comes from a proxy.
    message: typeof code === 'string' && typeof message === 'string' ? message : null,
    weaknesses: Array.isArray(reasons) ? reasons.filter((reason) => typeof reason === 'string') : [],
  };
}

/** The client reports it as an error class, the platform as a status; neither has the service's code. */
const sessionGone = { kind: 'refused', code: 'session_not_found', message: null, weaknesses: [] } as const;

const isSessionGone = (failure: AccountFailure): boolean =>
  failure.kind === 'refused' && failure.code === sessionGone.code;

/** The client drops an ended session only when it loads the user. */
async function dropEndedSession({
  state,
  getClient,
}: Pick<ShellSession, 'state' | 'getClient'>): Promise<void> {
  if (state.get().status === 'signed-in') await (await getClient()).getUser();
}

/** Browsers do not reveal whether the visitor cancelled or had no passkey. */
function describePasskeyFailure(name: unknown): AccountFailure {
  const isCancelled = name === 'NotAllowedError' || name === 'AbortError';
  const code = isCancelled ? 'passkey_cancelled' : 'passkey_failed';
  return { kind: 'refused', code, message: null, weaknesses: [] };
}

/** GoTrue gives the seconds only in its text: "… only request this after 42 seconds." */
function readWait(error: unknown): number | null {
  if (error instanceof RequestFailed) return error.retryAfterSeconds ?? null;
  const seconds = /after (\d+) seconds?/.exec(String((error as ErrorShape).message))?.[1];
  return seconds ? Number(seconds) : null;
}
