import type { ServiceName } from '@sabi/contracts/services';
import { type FetchUpstream, UpstreamRefused } from '../domain/account-export/export-upstream';

/** Statuses that are relayed to the caller; any other is an internal error. */
const refusals = new Set([400, 401, 403, 429]);
const relayedHeaders = ['Content-Type', 'Retry-After'];

/** @param options.headers of the caller: token, language and the gateway's forwarded headers */
export function createFetchUpstream({
  urls,
  headers,
  signal,
}: {
  urls: Readonly<Record<ServiceName, string>>;
  headers: Readonly<Record<string, string>>;
  signal: AbortSignal;
}): FetchUpstream {
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

/** Rejects a path from an upstream that leads to another origin, so that tokens stay inside. */
function resolveWithin(origin: string, path: string): URL {
  const base = new URL(origin);
  const url = new URL(path, base);
  if (url.origin !== base.origin) throw new Error('The address leads to another server');
  return url;
}
