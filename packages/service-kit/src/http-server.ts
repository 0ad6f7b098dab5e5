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
  /** How long a client may take to send a whole request. Longer where files are uploaded. */
  readonly requestTimeoutMs?: number;
  /** How long an idle connection stays open; on an inner hop longer than the caller keeps its own. */
  readonly keepAliveTimeoutMs?: number;
  /** PEM. With it the server speaks TLS alone. */
  readonly tls?: TlsIdentity | undefined;
  /**
   * Names it answers to beside those of loopback; see `HostGuard`. Without a list a server of loopback answers to no other, and
   * one that is reached from elsewhere to any.
   */
  readonly allowedHosts?: readonly string[] | undefined;
  /** Sites whose pages may ask it beside its own; without a list any may. */
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
  /** Refuses new connections, lets running requests finish within `graceMs`, then cuts what is left. */
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
 * Connections that have not carried a request yet: browsers and proxies open them ahead. Node counts them as busy, so
 * they would hold up the closing for as long as it may take.
 */
function trackUnusedConnections(server: Server): ReadonlySet<Socket> {
  const unused = new Set<Socket>();
  // The socket below TLS is one that no request ever names; before hands are shaken it has a time limit of its own.
  server.on(server instanceof TlsServer ? 'secureConnection' : 'connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return unused;
}

async function closeServer(server: Server, unused: ReadonlySet<Socket>, graceMs = 25_000): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  // A request that ends from now on leaves a connection open that nobody will use again.
  const idle = setInterval(() => server.closeIdleConnections(), idleCheckMs);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    for (const socket of unused) socket.destroy();
  });
  clearTimeout(cut);
  clearInterval(idle);
}
