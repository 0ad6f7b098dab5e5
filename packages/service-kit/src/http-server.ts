import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer, Server as TlsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { isLoopback } from './default-credentials';
import { guardServer } from './host-guard';

const idleCheckMs = 100;

export interface HttpServerOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Limit for sending a whole request. Longer where files are uploaded. */
  readonly requestTimeoutMs?: number;
  /** Lifetime of an idle connection; on an inner hop longer than the caller's own. */
  readonly keepAliveTimeoutMs?: number;
  /** PEM. Makes the server speak TLS only. */
  readonly tls?: TlsIdentity | undefined;
  /**
   * Host names besides those of loopback; see `HostGuard`. Without a list a server on loopback accepts only loopback
   * names, any other server all names.
   */
  readonly allowedHosts?: readonly string[] | undefined;
  /** Other origins whose pages may send requests; without a list any may. */
  readonly allowedOrigins?: readonly string[] | undefined;
}

export interface TlsIdentity {
  readonly key: string;
  readonly cert: string;
}

export interface RunningHttpServer {
  readonly port: number;
  readonly url: string;
  readonly server: Server;
  /** Refuses new connections, lets running requests finish within `graceMs`, then closes the rest. */
  close(graceMs?: number): Promise<void>;
}

/** Starts a server that a slow or silent client cannot hold on to: Node's own limits are minutes. */
export async function startHttpServer(
  listener: RequestListener,
  options: HttpServerOptions,
): Promise<RunningHttpServer> {
  const requestTimeout = options.requestTimeoutMs ?? 20_000;
  const limits = {
    headersTimeout: Math.min(10_000, requestTimeout),
    requestTimeout,
    keepAliveTimeout: options.keepAliveTimeoutMs ?? 65_000,
    connectionsCheckingInterval: 1000,
    maxHeaderSize: 16_384,
  };
  const server = options.tls
    ? createTlsServer({ ...limits, ...options.tls, handshakeTimeout: limits.headersTimeout }, listener)
    : createServer(limits, listener);
  guardServer(server, {
    hosts: options.allowedHosts ?? (isLoopback(options.host) ? [] : undefined),
    origins: options.allowedOrigins,
  });
  const unused = trackUnusedConnections(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `${options.tls ? 'https' : 'http'}://${options.host}:${port}`,
    server,
    close: (graceMs) => closeServer(server, unused, graceMs),
  };
}

/**
 * Connections without a request yet, which browsers and proxies open ahead. Node counts them as busy, so they would delay
 * closing by the whole grace period.
 */
function trackUnusedConnections(server: Server): ReadonlySet<Socket> {
  const unused = new Set<Socket>();
  // The socket below TLS never carries a request itself; before the handshake it has its own time limit.
  server.on(server instanceof TlsServer ? 'secureConnection' : 'connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return unused;
}

async function closeServer(server: Server, unused: ReadonlySet<Socket>, graceMs = 25_000): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  // Closes connections that become idle during the shutdown.
  const idle = setInterval(() => server.closeIdleConnections(), idleCheckMs);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    for (const socket of unused) socket.destroy();
  });
  clearTimeout(cut);
  clearInterval(idle);
}
