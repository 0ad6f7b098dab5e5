import { Agent as HttpAgent } from 'node:http';
import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { isIP } from 'node:net';
import { type CircuitState, stateOf } from '@sabi/service-kit/circuit-metrics';
import { ConcurrencyLimit } from '@sabi/service-kit/concurrency-limit';
import { AppError } from '@sabi/service-kit/errors';
import type { Logger } from '@sabi/service-kit/logger';
import { inSpan } from '@sabi/service-kit/tracing';
import { createProxyServer } from 'httpxy';
import CircuitBreaker from 'opossum';
import { assertDeclaredSize, countBody } from './limit-body';

/** Bulkhead: how many requests one upstream may hold at once. Beyond that a request is refused at once. */
export const mostRequests = 512;
/** Of one network: a fraction, and more than the people of an office ask for in a moment. */
const mostRequestsEach = 64;
/** Event streams cost little and last: they have places of their own, so that they take none of those who want an answer. */
const mostStreams = 4096;
const mostStreamsEach = 64;
/**
 * Shorter than a replica that is asked to end goes on answering (`DRAIN_DELAY_MS`): by the time it closes what is idle, no
 * connection of ours is, so that none is closed under a request on its way.
 */
const idleSocketMs = 1000;
const slowestFormMs = 20_000;
/** For each address of a name: Node's own quarter of a second is too short for a busy machine. */
const connectMs = 2000;
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const breaker = {
  errorThresholdPercentage: 50,
  volumeThreshold: 10,
  rollingCountTimeout: 10_000,
  /** A service that is back gets its callers back within 5 s. */
  resetTimeout: 2000,
};

interface ForwardOptions {
  readonly maxBodyBytes: number;
  /** How long the client may take to send it; longer where it is a file. */
  readonly bodyTimeoutMs?: number;
  /** From the whole request to the beginning of the answer. */
  readonly timeoutMs: number;
  /** Whose places it takes: the network it comes from. */
  readonly client?: string;
}

/**
 * One server behind the gateway. Bodies stream through in both directions, unread and unbuffered. Only the beginning of
 * the answer is timed: an event stream may then last.
 */
export class Upstream {
  readonly #agent: HttpAgent;
  readonly #requests: ConcurrencyLimit;
  readonly #streams = new ConcurrencyLimit({ total: mostStreams, each: mostStreamsEach });
  readonly #proxy = createProxyServer({});
  readonly #breaker: CircuitBreaker<[IncomingMessage, ServerResponse, ForwardOptions], void>;
  /** What is being forwarded, by its request: the proxy speaks of it in events. */
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
    this.#breaker = new CircuitBreaker(
      (request, response, options) => this.#forwardAgain(request, response, options),
      {
        ...breaker,
        timeout: false,
        name,
        // A refusal of ours says nothing about the upstream's health.
        errorFilter: (error: unknown) => error instanceof AppError && error.status < 500,
      },
    );
    this.#breaker.on('open', () => logger.error({ upstream: name }, 'upstream.circuit.opened'));
    this.#breaker.on('close', () => logger.info({ upstream: name }, 'upstream.circuit.closed'));
  }

  get circuit(): CircuitState {
    return stateOf(this.#breaker);
  }

  /** Resolves once the upstream has begun to answer. @throws {AppError} 413, 429, 502, 503 or 504 */
  async forward(request: IncomingMessage, response: ServerResponse, options: ForwardOptions): Promise<void> {
    const places = wantsEvents(request) ? this.#streams : this.#requests;
    places.enterUntilClosed(options.client ?? '', response);
    try {
      await inSpan(`forward ${this.name}`, { kind: 'client' }, (span) => {
        if (span) request.headers['traceparent'] = span.traceparent;
        return this.#breaker.fire(request, response, options);
      });
    } catch (error) {
      if (error instanceof AppError) throw error;
      if (CircuitBreaker.isOurError(error as Error)) {
        throw new AppError('DEPENDENCY_UNAVAILABLE', {
          retryAfterSeconds: breaker.resetTimeout / 1000,
          cause: error,
        });
      }
      throw new AppError('UPSTREAM_UNAVAILABLE', { detail: this.name, cause: error });
    }
  }

  close(): void {
    this.#breaker.shutdown();
    this.#agent.destroy();
  }

  /** A replica that goes away breaks its connections: what changes nothing is asked of the next one, once. */
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
      const giveUp = () => stop(new AppError('UPSTREAM_TIMEOUT', { detail: this.name }));
      let answering: NodeJS.Timeout | undefined;
      let isSettled = false;
      const settle = () => {
        isSettled = true;
        clearTimeout(answering);
        resolve();
      };
      // A client that dawdles costs itself the connection, and says nothing about the upstream.
      const sending = setTimeout(() => request.destroy(), bodyTimeoutMs);
      const awaitAnswer = () => {
        clearTimeout(sending);
        if (!isSettled) answering = setTimeout(giveUp, timeoutMs);
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

/** What is said of a connection is said of the hop to the upstream or of the one to the client, never of both. */
function connectionOf(request: IncomingMessage, response: ServerResponse): string {
  return String(response.getHeader('connection') ?? request.headers.connection ?? 'keep-alive');
}

function wantsEvents({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes('text/event-stream') ?? false;
}

/** Nor with a body, which is gone once it was sent. */
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
  // The certificate is the upstream's own; left to itself Node asks for the one of the visitor's Host header.
  return new HttpsAgent({ ...options, servername: isIP(hostname) ? '' : hostname });
}
