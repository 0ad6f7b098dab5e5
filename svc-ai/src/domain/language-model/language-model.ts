import type { JsonSchema } from '@sabi/contracts/json-schema';

/** Purpose of a request; label of costs and failures. */
export type ModelFeature = 'cv-parse' | 'cv-explain' | 'chat-talent' | 'chat-company' | 'chat-general';

/** Name and version of a prompt. */
export interface PromptName {
  readonly feature: ModelFeature;
  /** Changes with every word of the instructions. */
  readonly version: string;
}

export interface ModelRequest {
  readonly prompt: PromptName;
  readonly instructions: string;
  /** Data to work on; never instructions. */
  readonly input: string;
  /**
   * Shape of the answer: a name of letters and `_`, and a schema in the provider's strict subset. Defaults to
   * plain text.
   */
  readonly answer?: {
    readonly name: string;
    readonly schema: JsonSchema;
    /** Checks the shape; failing calls are counted separately. @throws {ModelFailure} `unusable` */
    readonly check?: (text: string) => void;
  };
  /** A longer answer is cut and `unusable`. Defaults to the provider's limit. */
  readonly maxTokens?: number;
  /** Requests a stream and receives each piece; the next waits for the promise. */
  readonly onText?: (piece: string) => void | Promise<void>;
}

export interface LanguageModel {
  /** Name of the model; part of the cache key of results. */
  readonly name: string;
  /** Fails when a request would not be sent. @throws {ModelFailure} `resting` */
  assertAvailable(): void;
  /** The unchecked text; JSON if the request has a shape. @throws {ModelFailure} */
  answer(request: ModelRequest, signal: AbortSignal): Promise<string>;
}

/**
 * - `not-configured`: no key, or one the provider rejects
 * - `rejected`: the request is invalid; not retried
 * - `unavailable`: rate limit, outage, timeout, lost connection
 * - `unusable`: the answer is empty, too large, incomplete or of another shape
 * - `resting`: no request was sent, because the provider failed too often, asked for a pause, or is switched
 * off
 */
export type ModelFailureKind = 'not-configured' | 'rejected' | 'unavailable' | 'unusable' | 'resting';

/** Contains neither request nor answer, which may hold a CV, because errors are logged. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly status: number | undefined;
  /** The provider's `Retry-After`. */
  readonly retryAfterMs: number | undefined;

  constructor(
    readonly kind: ModelFailureKind,
    readonly reason: string,
    options: { status?: number | undefined; retryAfterMs?: number | undefined } = {},
  ) {
    super(`The language model is ${kind}: ${reason}`);
    this.status = options.status;
    this.retryAfterMs = options.retryAfterMs;
  }
}

/** No provider is available; the request itself did not fail. */
export function isModelAway(error: unknown): boolean {
  if (!(error instanceof ModelFailure)) return false;
  return error.kind === 'resting' || (error.kind === 'not-configured' && error.status === undefined);
}

/** Unusable answers and answers without a reader are charged too. */
export function mayBeCharged(error: unknown): boolean {
  return !(error instanceof ModelFailure) || error.kind === 'unusable';
}
