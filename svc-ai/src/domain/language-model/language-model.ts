import type { JsonSchema } from '@sabi/contracts/json-schema';

/** What the model is asked for: label of costs and failures. */
export type ModelFeature = 'cv-parse' | 'cv-explain' | 'chat-talent' | 'chat-company' | 'chat-general';

/** Which prompt a request uses. */
export interface PromptName {
  readonly feature: ModelFeature;
  /** Changes with every word of the instructions. */
  readonly version: string;
}

export interface ModelRequest {
  readonly prompt: PromptName;
  readonly instructions: string;
  /** Data for the model to work on; never instructions. */
  readonly input: string;
  /**
   * The answer's shape: a name of letters and `_`, and a schema in the provider's strict subset. Without it the answer is
   * plain text.
   */
  readonly answer?: {
    readonly name: string;
    readonly schema: JsonSchema;
    /** Checks that the text has that shape; calls that fail here are counted apart. @throws {ModelFailure} `unusable` */
    readonly check?: (text: string) => void;
  };
  /** A longer answer is cut and `unusable`. Without it the provider's own limit holds. */
  readonly maxTokens?: number;
  /** Requests a stream and receives each piece; the next one waits until the promise resolves. */
  readonly onText?: (piece: string) => void | Promise<void>;
}

export interface LanguageModel {
  /** Which model answers: part of the key of every cached result. */
  readonly name: string;
  /** Fails early where a request would not be sent. @throws {ModelFailure} `resting` */
  assertAvailable(): void;
  /** The answer's text, unchecked; JSON where the request asks for a shape. @throws {ModelFailure} */
  answer(request: ModelRequest, signal: AbortSignal): Promise<string>;
}

/**
 * - `not-configured`: no key, or one the provider does not take
 * - `rejected`: the request is invalid; retrying cannot help
 * - `unavailable`: rate limit, outage, silence, connection cut
 * - `unusable`: the answer is empty, too large, incomplete or not what was requested
 * - `resting`: no request was sent, because the provider failed too often, asked for a pause, or is switched off
 */
export type ModelFailureKind = 'not-configured' | 'rejected' | 'unavailable' | 'unusable' | 'resting';

/** Carries neither request nor answer: both may hold a CV, and errors are logged. */
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

/** No provider is available, for now or at all; the request itself did not fail. */
export function isModelAway(error: unknown): boolean {
  if (!(error instanceof ModelFailure)) return false;
  return error.kind === 'resting' || (error.kind === 'not-configured' && error.status === undefined);
}

/** An unusable answer, and one whose reader has gone, are charged too. */
export function mayBeCharged(error: unknown): boolean {
  return !(error instanceof ModelFailure) || error.kind === 'unusable';
}
