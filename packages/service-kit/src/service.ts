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

/** Requests during the start wait this long, for callers without a load balancer. */
const defaultStartGraceMs = 5000;

/** Parts of a service, once its dependencies are available. */
export interface ServiceParts {
  readonly router: Router;
  /** Required dependencies, checked by the readiness probe. */
  readonly checks: Readonly<Record<string, HealthCheck>>;
  /** Ends the service's work in reverse order, after the HTTP server was closed. */
  stop(): Promise<void>;
}

/** A running deployable: its addresses, and a graceful stop. */
export interface RunningService {
  readonly url: string;
  readonly metricsUrl?: string;
  /** Settles once the service can work; rejects when it never will. */
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
  /** Time after the start for which requests wait for the dependencies; later ones are refused until ready. */
  readonly startGraceMs?: number;
  /** Number of trusted proxies in front that may name the client's address; inner services trust only the gateway. */
  readonly trustedProxyHops?: number;
  /**
   * Public addresses of a service whose routes need no token: it then accepts only these hosts, loopback and
   * `ALLOWED_HOSTS`, and only pages of its own origin.
   */
  readonly ownUrls?: readonly string[];
  /**
   * Constant answers by path, as JSON: sent before counting, logging and parsing, like the probes. Cross-origin requests
   * go to the router.
   */
  readonly fixedAnswers?: Readonly<Record<string, FixedResponse>>;
  /** Served at `/openapi.json`, for the gateway's documentation page; generated at the first request. */
  readonly openApi?: () => object;
  /**
   * Connects the dependencies. Meanwhile probes are answered, and every other request gets 503. The registry's metrics
   * are served where `METRICS_PORT` is set.
   */
  readonly assemble: (signal: AbortSignal, metrics: Registry) => Promise<ServiceParts>;
}

/** Listens at once, assembles in the background, stops in an order that loses no request and no message. */
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
  ready.catch(() => undefined); // reported through `ready`
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
    // Makes keep-alive clients connect elsewhere, so that the shutdown cuts off no request.
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
  // No field below can hold a secret, and redaction costs more than the line.
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
