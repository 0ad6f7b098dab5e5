/** The upstreams that the gateway itself asks for something. */
export type AskedUpstream = 'identity' | 'profile' | 'ai' | 'billing';

export interface UpstreamQuestion {
  readonly upstream: AskedUpstream;
  readonly path: string;
  readonly method?: 'GET' | 'HEAD';
}

/** @throws {UpstreamRefused} when it is the caller's own fault; {Error} for any other answer but a success */
export type AskUpstream = (question: UpstreamQuestion) => Promise<Response>;

/** An upstream has said no to the caller, in words that are theirs to read. */
export class UpstreamRefused extends Error {
  override readonly name = 'UpstreamRefused';

  constructor(
    readonly status: number,
    readonly body: string,
    readonly headers: Readonly<Record<string, string>>,
  ) {
    super(`An upstream answered ${status}`);
  }
}

/** Not signed in, not allowed, too often: anything else is between the gateway and its upstream. */
const refusals = new Set([400, 401, 403, 429]);
const relayedHeaders = ['Content-Type', 'Retry-After'];

/**
 * Asks in the name of one caller.
 * @param options.headers of the caller: their token, language and what the gateway says of them
 */
export function createAskUpstream({
  urls,
  headers,
  signal,
}: {
  urls: Readonly<Record<AskedUpstream, string>>;
  headers: Readonly<Record<string, string>>;
  signal: AbortSignal;
}): AskUpstream {
  return async ({ upstream, path, method = 'GET' }) => {
    const answer = await fetch(resolveWithin(urls[upstream], path), {
      method,
      headers,
      signal,
      redirect: 'error',
    });
    if (answer.ok) return answer;
    if (!refusals.has(answer.status)) {
      await answer.body?.cancel();
      throw new Error(`${upstream} answered ${answer.status}`);
    }
    const relayed = relayedHeaders.flatMap((name) => {
      const value = answer.headers.get(name);
      return value ? [[name, value] as const] : [];
    });
    throw new UpstreamRefused(answer.status, await answer.text(), Object.fromEntries(relayed));
  };
}

/** An address that an upstream gave leads to itself and nowhere else. */
function resolveWithin(origin: string, path: string): URL {
  const base = new URL(origin);
  const url = new URL(path, base);
  if (url.origin !== base.origin) throw new Error('The address leads to another server');
  return url;
}
