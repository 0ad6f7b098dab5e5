import { Agent as HttpAgent } from 'node:http';
import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { isIP } from 'node:net';
import { type CircuitBreaker, CircuitOpen, createCircuitBreaker } from '@sabi/service-kit/circuit-breaker';
import type { CircuitState } from '@sabi/service-kit/circuit-metrics';
import { ConcurrencyLimit } from '@sabi/service-kit/concurrency-limit';
import { AppError } from '@sabi/service-kit/errors';
import type { Logger } from '@sabi/service-kit/logger';
import { inSpan } from '@sabi/service-kit/tracing';
import { createProxyServer } from 'httpxy';
import { assertDeclaredSize, countBody } from './limit-body';

/** Bulkhead: concurrent requests to one upstream. Further requests are rejected at once. */
export const mostRequests = 512;
/** Limit per network: a fraction of all, but enough for an office full of users. */
const mostRequestsEach = 64;
/** Event streams are cheap and long-lived, so they have a separate limit. */
const mostStreams = 4096;
const mostStreamsEach = 64;
/**
 * Shorter than `DRAIN_DELAY_MS`, during which a stopping replica still answers: it never closes a connection that a request is
 * being sent on.
 */
const idleSocketMs = 1000;
const slowestFormMs = 20_000;
/** For each IP address of a host name: Node's default of a quarter of a second is too short for a busy machine. */
const connectMs = 2000;
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const failuresToOpen = 10;
const failureWindowMs = 10_000;
/** After a restart a service receives requests again within 5 s. */
const circuitRestMs = 2000;
const retryAfterSeconds = circuitRestMs / 1000;

interface ForwardOptions {
  readonly maxBodyBytes: number;
  /** Time for the client to send the body; longer for files. */
  readonly bodyTimeoutMs?: number;
  /** From the end of the request to the start of the response. */
  readonly timeoutMs: number;
  /** The network that the request counts against. */
  readonly client?: string;
}

/**
 * One server behind the gateway. Bodies are streamed in both directions. The timeout covers the start of the answer alone, so
 * that event streams may last.
 */
export class Upstream {
  readonly #agent: HttpAgent;
  readonly #requests: ConcurrencyLimit;
  readonly #streams = new ConcurrencyLimit({ total: mostStreams, each: mostStreamsEach });
  readonly #proxy = createProxyServer({});
  readonly #circuit: CircuitBreaker;
  /** Requests being forwarded; the proxy's events refer to them. */
  readonly #pending = new WeakMap<IncomingMessage, { begun(): void; sent(request: ClientRequest): void }>();

  constructor(
    readonly name: string,
    private readonly target: string,
    logger: Logger,
    mostOfOneClient = mostRequestsEach,
  ) {
    this.#requests = new ConcurrencyLimit({ total: mostRequests, each: mostOfOneClient });
    this.#agent = createAgent(new URL(target));
    this.#proxy.on('proxyReq', (outgoing, request) => this.#pending.get(request)?.sent(outgoing));
    this.#proxy.on('proxyRes', (answer, request, response) => {
      answer.headers.connection = connectionOf(request, response);
      this.#pending.get(request)?.begun();
    });
    this.#circuit = createCircuitBreaker({
      name: 'upstream',
      logger: logger.child({ upstream: name }),
      failuresToOpen,
      windowMs: failureWindowMs,
      restMs: circuitRestMs,
      // Errors of the gateway itself are no failures of the upstream.
      isFailure: (error) => !(error instanceof AppError && error.status < 500),
    });
  }

  get circuit(): CircuitState {
    return this.#circuit.state();
  }

  /** Resolves once the upstream has started to answer. @throws {AppError} 413, 429, 502, 503 or 504 */
  async forward(request: IncomingMessage, response: ServerResponse, options: ForwardOptions): Promise<void> {
    const places = wantsEvents(request) ? this.#streams : this.#requests;
    places.enterUntilClosed(options.client ?? '', response);
    try {
      await inSpan(`forward ${this.name}`, { kind: 'client' }, (span) => {
        if (span) request.headers['traceparent'] = span.traceparent;
        return this.#circuit.call(() => this.#forwardAgain(request, response, options));
      });
    } catch (error) {
      if (error instanceof AppError) throw error;
      if (error instanceof CircuitOpen) {
        throw new AppError('DEPENDENCY_UNAVAILABLE', { retryAfterSeconds, cause: error });
      }
      throw new AppError('UPSTREAM_UNAVAILABLE', { detail: this.name, retryAfterSeconds, cause: error });
    }
  }

  close(): void {
    this.#circuit.close();
    this.#agent.destroy();
  }

  /** A stopping replica breaks its connections: idempotent requests are retried once, on the next replica. */
  async #forwardAgain(
    request: IncomingMessage,
    response: ServerResponse,
    options: ForwardOptions,
  ): Promise<void> {
    try {
      await this.#forward(request, response, options);
    } catch (error) {
      const mayBeRepeated = isWithoutConsequence(request) && !response.headersSent && !response.destroyed;
      if (error instanceof AppError || !mayBeRepeated) throw error;
      await this.#forward(request, response, options);
    }
  }

  async #forward(
    request: IncomingMessage,
    response: ServerResponse,
    { maxBodyBytes, bodyTimeoutMs = slowestFormMs, timeoutMs }: ForwardOptions,
  ): Promise<void> {
    assertDeclaredSize(request, maxBodyBytes);
    return new Promise<void>((resolve, reject) => {
      let outgoing: ClientRequest | undefined;
      const stop = (error: AppError) => {
        reject(error);
        outgoing?.destroy();
      };
      const failWithTimeout = () =>
        stop(new AppError('UPSTREAM_TIMEOUT', { detail: this.name, retryAfterSeconds }));
      let answering: NodeJS.Timeout | undefined;
      let isSettled = false;
      const settle = () => {
        isSettled = true;
        clearTimeout(answering);
        resolve();
      };
      // A slow client loses its connection; the upstream's circuit is not affected.
      const sending = setTimeout(() => request.destroy(), bodyTimeoutMs);
      const awaitAnswer = () => {
        clearTimeout(sending);
        if (!isSettled) answering = setTimeout(failWithTimeout, timeoutMs);
      };
      request.once('close', () => clearTimeout(sending));
      if (request.readableEnded) awaitAnswer();
      else request.once('end', awaitAnswer);
      response.once('close', settle); // its client has left
      this.#pending.set(request, {
        sent: (sent) => {
          outgoing = sent;
        },
        begun: settle,
      });
      const body = countBody(request, maxBodyBytes, () => stop(new AppError('REQUEST_TOO_LARGE')));
      this.#proxy
        .web(request, response, { target: this.target, agent: this.#agent, ...(body && { buffer: body }) })
        .catch(reject)
        .finally(settle);
    });
  }
}

/** The `Connection` header of the client's hop; that of the upstream's hop is not forwarded. */
function connectionOf(request: IncomingMessage, response: ServerResponse): string {
  return String(response.getHeader('connection') ?? request.headers.connection ?? 'keep-alive');
}

function wantsEvents({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes('text/event-stream') ?? false;
}

/** Requests with a body are not retried either, as it cannot be sent twice. */
function isWithoutConsequence({ method = '', headers }: IncomingMessage): boolean {
  return safeMethods.has(method) && !headers['content-length'] && !headers['transfer-encoding'];
}

function createAgent({ protocol, hostname }: URL): HttpAgent {
  const options = {
    keepAlive: true,
    timeout: idleSocketMs,
    autoSelectFamilyAttemptTimeout: connectMs,
  };
  if (protocol !== 'https:') return new HttpAgent(options);
  // The certificate is the upstream's; by default Node would use the visitor's Host header.
  return new HttpsAgent({ ...options, servername: isIP(hostname) ? '' : hostname });
}
