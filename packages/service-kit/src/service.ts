import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import express, {
  type Express,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
  type Router,
} from 'express';
import { readTls } from './env';
import { AppError } from './errors';
import { Health, type HealthCheck } from './health';
import { countRequests } from './http-metrics';
import { startHttpServer } from './http-server';
import { traceRequest } from './http-tracing';
import type { Logger } from './logger';
import { createFixedResponses, type FixedResponse } from './fixed-responses';
import { createMetricsRegistry, metricsPath, type Registry, serveMetrics } from './metrics';
import { answerUnknownRoute, createProblemHandler } from './problem-handler';
import { requestContext } from './request-context';
import { isTracing, startTracing } from './tracing';

/** A request that arrives while the service starts waits for so long, for callers without a load balancer. */
const defaultStartGraceMs = 5000;

/** What a service consists of once its dependencies are there. */
export interface ServiceParts {
  readonly router: Router;
  /** What it cannot work without; asked by the readiness probe. */
  readonly checks: Readonly<Record<string, HealthCheck>>;
  /** Ends what the service began, in reverse order; the HTTP server is closed already. */
  stop(): Promise<void>;
}

/** A started deployable: where it answers, and how to end it without losing work. */
export interface RunningService {
  readonly url: string;
  /** Where its metrics are served, if anywhere. */
  readonly metricsUrl?: string;
  /** Settles once the service can do its work; rejects when it never will. */
  readonly ready: Promise<void>;
  stop(): Promise<void>;
}

export interface ServiceOptions {
  readonly env: {
    readonly HOST: string;
    readonly PORT: number;
    readonly DRAIN_DELAY_MS: number;
    readonly TLS_KEY?: string | undefined;
    readonly TLS_CERTIFICATE?: string | undefined;
    readonly METRICS_PORT?: number | undefined;
    readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
    readonly ALLOWED_HOSTS?: readonly string[] | undefined;
  };
  readonly logger: Logger;
  readonly requestTimeoutMs?: number;
  /** How long after its start requests wait for what it depends on; then they are refused until it is there. */
  readonly startGraceMs?: number;
  /** How many proxies in front may name the client's address; inner services trust the gateway alone. */
  readonly trustedProxyHops?: number;
  /**
   * Its public addresses, for a service whose routes need no token: it then answers requests for these hosts, loopback and
   * `ALLOWED_HOSTS` alone, and to pages of its own origin alone.
   */
  readonly ownUrls?: readonly string[];
  /**
   * Answers that depend on nothing, by path, as JSON: given before anything is counted, logged or read, as the probes are. A
   * page of another site, which asks whether it may read them, is answered by the router.
   */
  readonly fixedAnswers?: Readonly<Record<string, FixedResponse>>;
  /** Served at `/openapi.json`, for the gateway's documentation page; written when it is first asked for. */
  readonly openApi?: () => object;
  /**
   * Connects the dependencies. Until it has finished the probes are answered, and every other request gets 503. The metrics of the
   * registry are served where `METRICS_PORT` is set.
   */
  readonly assemble: (signal: AbortSignal, metrics: Registry) => Promise<ServiceParts>;
}

/** Listens at once, assembles in the background, stops in the order that loses no request and no message. */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const { env, logger, requestTimeoutMs, ownUrls, assemble } = options;
  const service = String(logger.bindings()['service']);
  const tls = readTls(env);
  const stopping = new AbortController();
  const stopTracing = await startTracing({ service, endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT });
  const metrics = createMetricsRegistry(service);
  const isCounting = env.METRICS_PORT !== undefined;
  const metricsServer = isCounting
    ? await serveMetrics(metrics, { host: env.HOST, port: env.METRICS_PORT })
    : undefined;
  const shell = createServiceApp(options, isCounting ? [countRequests(metrics)] : []);
  const server = await startHttpServer(shell.listener, {
    host: env.HOST,
    port: env.PORT,
    tls,
    allowedHosts: ownUrls ? [...hostNamesOf(ownUrls), ...(env.ALLOWED_HOSTS ?? [])] : env.ALLOWED_HOSTS,
    ...(ownUrls && { allowedOrigins: [] }),
    ...(requestTimeoutMs && { requestTimeoutMs }),
  });
  const assembled = assemble(stopping.signal, metrics);
  const ready = assembled.then((parts) => shell.install(parts));
  ready.catch(() => undefined); // reported to whoever awaits `ready`
  return {
    url: server.url,
    ...(metricsServer && { metricsUrl: `${metricsServer.url}${metricsPath}` }),
    ready,
    stop: async () => {
      shell.markStopping();
      await new Promise((resolve) => setTimeout(resolve, env.DRAIN_DELAY_MS));
      stopping.abort();
      await server.close();
      const parts = await assembled.catch(() => undefined);
      await parts?.stop();
      await metricsServer?.close(0);
      await stopTracing();
    },
  };
}

const hostNamesOf = (urls: readonly string[]) => urls.map((url) => new URL(url).hostname);

function createServiceApp(
  {
    logger,
    trustedProxyHops = 1,
    openApi,
    fixedAnswers = {},
    startGraceMs = defaultStartGraceMs,
  }: ServiceOptions,
  counting: readonly RequestHandler[],
) {
  const app: Express = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.set('trust proxy', trustedProxyHops);
  let health = new Health();
  let router: Router | undefined;
  let markInstalled = (): void => undefined;
  const installed = new Promise<void>((resolve) => (markInstalled = resolve));
  const begun = Promise.race([installed, delay(startGraceMs, undefined, { ref: false })]);
  let isStopping = false;
  app.use((_request: Request, response: Response, next: NextFunction) => {
    // Clients with keep-alive then open their next connection elsewhere, and no request is cut off by the shutdown.
    if (isStopping) response.set('Connection', 'close');
    next();
  });
  app.use((request, response, next) => health.router(request, response, next));
  app.use(requestContext, ...(isTracing() ? [traceRequest] : []), ...counting, logRequests(logger));
  if (openApi) app.get('/openapi.json', answerWith(openApi));
  app.use(async (request: Request, response: Response, next: NextFunction) => {
    if (!router) await begun;
    if (router) router(request, response, next);
    else next(new AppError('DEPENDENCY_UNAVAILABLE', { retryAfterSeconds: 2 }));
  });
  app.use(answerUnknownRoute, createProblemHandler(logger));
  const answerFixed = createFixedResponses(fixedAnswers);
  return {
    listener: (request: IncomingMessage, response: ServerResponse): void => {
      if (!router || isStopping || !answerFixed(request, response)) app(request, response);
    },
    install: (parts: ServiceParts): void => {
      router = parts.router;
      health = new Health(parts.checks);
      health.markStarted();
      markInstalled();
    },
    markStopping: (): void => {
      isStopping = true;
      health.markStopping();
    },
  };
}

function answerWith(describe: () => object) {
  let description: object | undefined;
  return (_request: Request, response: Response): void => {
    response.json((description ??= describe()));
  };
}

/** One line per answered request; never its query, body or headers. */
function logRequests(logger: Logger) {
  // No field below can hold a secret, and looking for one costs more than the line.
  const accessLogger = logger.child({}, { redact: [] });
  return (request: Request, response: Response, next: NextFunction): void => {
    const startedAt = performance.now();
    response.once('finish', () => {
      accessLogger.info(
        {
          method: request.method,
          path: request.path,
          status: response.statusCode,
          duration_ms: Math.round(performance.now() - startedAt),
        },
        'http.request.answered',
      );
    });
    next();
  };
}
