import { createCircuitBreaker } from './circuit-breaker';
import type { CircuitState } from './circuit-metrics';
import { AppError } from './errors';
import { limitTime } from './timeout';
import type { Logger } from './logger';
import { currentRequestContext } from './request-context';

const retryAfterSeconds = 5;

export interface ServiceClientOptions {
  /** Name of the service, for the log and errors: `billing`. */
  readonly name: string;
  readonly url: string;
  readonly logger: Logger;
  readonly timeoutMs?: number;
}

export interface ServiceRequest<T> {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** The caller's, for whom the service decides. */
  readonly authorization: string;
  /** An error thrown here counts as a failure of the service. */
  read(response: Response): Promise<T>;
}

export interface ServiceClient {
  /** @throws {AppError} `DEPENDENCY_UNAVAILABLE` without a readable answer of the service */
  get<T>(request: ServiceRequest<T>): Promise<T>;
  /** The service may have acted without an answer. @throws {AppError} `DEPENDENCY_UNAVAILABLE` */
  post<T>(request: ServiceRequest<T> & { readonly body: object }): Promise<T>;
  state(): CircuitState;
  close(): void;
}

/** A 4xx answer, such as a rate limit or an ended session. */
class Refused extends Error {
  override readonly name = 'Refused';
}

/** Calls another service with the caller's own token, a time limit and a circuit breaker. */
export function createServiceClient({
  name,
  url,
  logger,
  timeoutMs = 2000,
}: ServiceClientOptions): ServiceClient {
  const circuit = createCircuitBreaker({
    name,
    logger,
    isFailure: (error) => !(error instanceof Refused),
  });
  const call = async <T>(request: ServiceRequest<T> & { readonly body?: object }): Promise<T> => {
    try {
      return await circuit.call(() => limitTime({ timeoutMs }, (signal) => send(url, request, signal)));
    } catch (cause) {
      throw new AppError('DEPENDENCY_UNAVAILABLE', { retryAfterSeconds, cause });
    }
  };
  return {
    get: call,
    post: call,
    state: circuit.state,
    close: circuit.close,
  };
}

/** @throws for a status other than success */
export async function readJson(response: Response): Promise<unknown> {
  if (response.ok) return response.json();
  const message = `${new URL(response.url).pathname} answers ${response.status}`;
  throw response.status < 500 ? new Refused(message) : new Error(message);
}

async function send<T>(
  url: string,
  { path, query, authorization, body, read }: ServiceRequest<T> & { readonly body?: object },
  signal: AbortSignal,
): Promise<T> {
  const address = new URL(path, url);
  for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, value);
  const context = currentRequestContext();
  const response = await fetch(address, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: {
      authorization,
      ...(body && { 'content-type': 'application/json' }),
      ...(context && { 'x-request-id': context.requestId, traceparent: context.traceparent }),
    },
    signal,
    redirect: 'error',
  });
  try {
    return await read(response);
  } finally {
    if (!response.bodyUsed) await response.body?.cancel();
  }
}
