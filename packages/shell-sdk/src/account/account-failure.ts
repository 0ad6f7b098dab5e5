import type { ShellContext, ShellSession } from '../contract';
import { RequestFailed } from '../http';

export type AccountClient = Awaited<ReturnType<ShellSession['getClient']>>;

/** Why the account's service did not do what was asked. */
export type AccountFailure =
  /** No answer: offline, or the service out of reach. */
  | { readonly kind: 'unreachable' }
  /** The service has trouble of its own. */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'rate-limited'; readonly retryAfterSeconds: number | null }
  | {
      readonly kind: 'refused';
      readonly code: string | undefined;
      /** The service's own words; null when it gave none that a person could read. */
      readonly message: string | null;
      /** Why a password was found too weak; empty for any other refusal. */
      readonly weaknesses: readonly string[];
    };

/** Longer than the edge waits for the service; after it a silent network is as good as none. */
const patienceMs = 20_000;

/**
 * Calls the account's client.
 * @returns what stood in the way; null when it succeeded
 */
export async function tryAccount(
  { session, logger }: Pick<ShellContext, 'session' | 'logger'>,
  call: (client: AccountClient) => Promise<{ error: unknown }>,
): Promise<AccountFailure | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<AccountFailure>((resolve) => {
    timer = setTimeout(() => resolve({ kind: 'unreachable' }), patienceMs);
  });
  const outcome = session
    .getClient()
    .then(call)
    .then(({ error }) => (error ? describeFailure(error) : null))
    .catch((error: unknown) => {
      logger.error('account.call.threw', error);
      return describeFailure(error);
    });
  try {
    return await Promise.race([outcome, silence]);
  } finally {
    clearTimeout(timer);
  }
}

/** What the client's errors and the platform's calls have in common, read by shape: a remote has no copy of the client. */
interface ErrorShape {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly status?: unknown;
  readonly code?: unknown;
  readonly reasons?: unknown;
}

export function describeFailure(error: unknown): AccountFailure {
  const { name, message, status, code, reasons }: ErrorShape = Object(error) as ErrorShape;
  if (status === 0 || name === 'ChunkLoadError') return { kind: 'unreachable' };
  if (typeof status !== 'number' || status >= 500) return { kind: 'unavailable' };
  if (status === 429) return { kind: 'rate-limited', retryAfterSeconds: readWait(error) };
  return {
    kind: 'refused',
    code: typeof code === 'string' ? code : undefined,
    // Without a code the text is whatever stood between us and the service.
    message: typeof code === 'string' && typeof message === 'string' ? message : null,
    weaknesses: Array.isArray(reasons) ? reasons.filter((reason) => typeof reason === 'string') : [],
  };
}

/** GoTrue says the seconds in its text, "… only request this after 42 seconds.", and nowhere else. */
function readWait(error: unknown): number | null {
  if (error instanceof RequestFailed) return error.retryAfterSeconds ?? null;
  const seconds = /after (\d+) seconds?/.exec(String((error as ErrorShape).message))?.[1];
  return seconds ? Number(seconds) : null;
}
