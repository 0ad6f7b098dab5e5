import express, { type Express, type NextFunction, type Request, type Response, type Router } from 'express';
import type { Registry } from 'prom-client';
import { AppError } from './errors';
import { Health, type HealthCheck } from './health';
import { startHttpServer } from './http-server';
import type { Logger } from './logger';
import { answerMetrics, metricsPath } from './metrics';
import { answerUnknownRoute, createProblemHandler } from './problem-handler';
import { requestContext } from './request-context';

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
  /** Settles once the service can do its work; rejects when it never will. */
  readonly ready: Promise<void>;
  stop(): Promise<void>;
}

export interface ServiceOptions {
  readonly env: { readonly HOST: string; readonly PORT: number; readonly DRAIN_DELAY_MS: number };
  readonly logger: Logger;
  readonly requestTimeoutMs?: number;
  /** How many proxies in front may name the client's address; inner services trust the gateway alone. */
  readonly trustedProxyHops?: number;
  /** Served at `/openapi.json`, for the gateway's documentation page; written when it is first asked for. */
  readonly openApi?: () => object;
  /** Told at `/metrics` to whoever reaches this port. */
  readonly metrics?: Registry;
  /** Connects the dependencies, for as long as it takes: the probes answer meanwhile, everything else 503. */
  readonly assemble: (signal: AbortSignal) => Promise<ServiceParts>;
}

/** Listens at once, assembles in the background, stops in the order that loses no request and no message. */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const { env, requestTimeoutMs, assemble } = options;
  const stopping = new AbortController();
  const shell = createServiceApp(options);
  const server = await startHttpServer(shell.app, {
    host: env.HOST,
    port: env.PORT,
    ...(requestTimeoutMs && { requestTimeoutMs }),
  });
  const assembled = assemble(stopping.signal);
  const ready = assembled.then((parts) => shell.install(parts));
  ready.catch(() => undefined); // whoever awaits `ready` hears of it
  return {
    url: server.url,
    ready,
    stop: async () => {
      shell.markStopping();
      await new Promise((resolve) => setTimeout(resolve, env.DRAIN_DELAY_MS));
      stopping.abort();
      await server.close();
      const parts = await assembled.catch(() => undefined);
      await parts?.stop();
    },
  };
}

function createServiceApp({ logger, trustedProxyHops = 1, openApi, metrics }: ServiceOptions) {
  const app: Express = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.set('trust proxy', trustedProxyHops);
  let health = new Health();
  let router: Router | undefined;
  app.use((request, response, next) => health.router(request, response, next));
  if (metrics) app.get(metricsPath, answerMetrics(metrics));
  app.use(requestContext, logRequests(logger));
  if (openApi) app.get('/openapi.json', answerWith(openApi));
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (router) router(request, response, next);
    else next(new AppError('DEPENDENCY_UNAVAILABLE', { retryAfterSeconds: 2 }));
  });
  app.use(answerUnknownRoute, createProblemHandler(logger));
  return {
    app,
    install: (parts: ServiceParts): void => {
      router = parts.router;
      health = new Health(parts.checks);
      health.markStarted();
    },
    markStopping: (): void => health.markStopping(),
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
