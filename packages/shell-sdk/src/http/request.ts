import type { ErrorCode, Problem } from '@sabi/contracts/errors';

interface Failure {
  /** 0 without an answer: the visitor is offline, or the platform unreachable. */
  readonly status: number;
  /** undefined when the answer was not one of the platform's problems. */
  readonly code?: ErrorCode | undefined;
  readonly message: string;
  readonly retryAfterSeconds?: number | undefined;
  readonly errors?: Problem['errors'];
  readonly cause?: unknown;
}

/** A failed call of the platform. `message` is the service's own, in English. */
export class RequestFailed extends Error {
  override readonly name = 'RequestFailed';
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Field path → validation errors, where the service names fields. */
  readonly errors: Problem['errors'];

  constructor({ status, code, message, retryAfterSeconds, errors, cause }: Failure) {
    super(message, { cause });
    this.status = status;
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
    this.errors = errors;
  }
}

/** A refusal (4xx): repeating the request will not help. */
export function isRefusal(error: unknown): error is RequestFailed {
  return error instanceof RequestFailed && error.status >= 400 && error.status < 500;
}

/**
 * @param fetch the shell's
 * @returns the answer, when it is a success
 * @throws {RequestFailed}; what the signal was aborted with, when it was
 */
export async function request(
  fetch: typeof globalThis.fetch,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  const response = await fetch(path, init).catch((error: unknown) => {
    if (init.signal?.aborted) throw error;
    throw new RequestFailed({ status: 0, message: 'The platform could not be reached', cause: error });
  });
  if (response.ok) return response;
  throw await describe(response);
}

/** A body given as `json` is sent as JSON. @throws {RequestFailed} */
export async function requestJson<T>(
  fetch: typeof globalThis.fetch,
  path: string,
  { json, ...init }: RequestInit & { json?: unknown } = {},
): Promise<T> {
  const body =
    json === undefined ? {} : { body: JSON.stringify(json), headers: { 'Content-Type': 'application/json' } };
  const response = await request(fetch, path, { ...init, ...body });
  try {
    return (await response.json()) as T;
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new RequestFailed({ status: 0, message: 'The answer broke off', cause: error });
  }
}

async function describe(response: Response): Promise<RequestFailed> {
  const { status } = response;
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  const wait = Number(response.headers.get('Retry-After'));
  return new RequestFailed({
    status,
    code: problem.code,
    message: problem.detail ?? problem.title ?? `The platform answered ${status}`,
    retryAfterSeconds: wait > 0 ? wait : undefined,
    errors: problem.errors,
  });
}
