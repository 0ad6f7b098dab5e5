import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { isLoopback } from './default-credentials';

/** Requests that a server accepts at all, as any page can make a browser send requests. */
export interface HostGuard {
  /**
   * Host names of the server besides loopback, at any port: a tunnel has one of its own. Without a list any name is
   * accepted. Prevents DNS rebinding, by which a page resolves its own name to our address.
   */
  readonly hosts?: readonly string[] | undefined;
  /**
   * Other origins whose pages may send requests, as `https://name:port`. Without a list any may: for servers that require
   * a token.
   */
  readonly origins?: readonly string[] | undefined;
}

type Refuse = (request: IncomingMessage) => Refusal | undefined;

interface Refusal {
  readonly status: 403 | 421;
  readonly text: string;
}

/**
 * Refuses requests that the guard does not accept, including WebSocket upgrades; for a server that already has its
 * listeners.
 */
export function guardServer(server: Server, guard: HostGuard): void {
  const refuse: Refuse = (request) => findRefusal(request, guard);
  interpose(server, 'request', refuse, (refusal, response: ServerResponse) => {
    response
      .writeHead(refusal.status, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' })
      .end(refusal.text);
  });
  interpose(server, 'upgrade', refuse, ({ status }, socket: Duplex) => {
    socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\n\r\n`);
  });
}

function interpose<T>(
  server: Server,
  event: 'request' | 'upgrade',
  refuse: Refuse,
  answer: (refusal: Refusal, target: T) => void,
): void {
  const listeners = server.listeners(event);
  if (listeners.length === 0) return;
  server.removeAllListeners(event);
  server.on(event, (request: IncomingMessage, target: T, ...rest: unknown[]) => {
    const refusal = refuse(request);
    if (refusal) answer(refusal, target);
    else for (const listener of listeners) Reflect.apply(listener, server, [request, target, ...rest]);
  });
}

function findRefusal(request: IncomingMessage, { hosts, origins }: HostGuard): Refusal | undefined {
  const { host = '' } = request.headers;
  if (hosts && !isAllowedHost(host, hosts))
    return {
      status: 421,
      text: 'This server does not answer to that name. ALLOWED_HOSTS lists those it answers to beside localhost.\n',
    };
  if (origins && isFromOtherPage(request, origins))
    return { status: 403, text: 'This was sent by a page of another site.\n' };
  return undefined;
}

function isAllowedHost(host: string, allowed: readonly string[]): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '');
  return isLoopback(name) || name.endsWith('.localhost') || allowed.includes(name);
}

/**
 * Whether a page of another site sent the request, by fetch metadata or else by its origin. A link from another site may
 * open a page as a navigation. Requests without these headers come from servers or tools.
 */
function isFromOtherPage({ method, headers }: IncomingMessage, allowed: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin !== undefined && allowed.includes(origin)) return false;
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return false;
  if (site !== undefined)
    return !(
      method === 'GET' &&
      headers['sec-fetch-mode'] === 'navigate' &&
      headers['sec-fetch-dest'] === 'document'
    );
  return origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host);
}
