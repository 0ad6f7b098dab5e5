import type { JsonSchema } from './json-schema';

/** What the model is asked for: costs and failures are told by it. */
export type ModelFeature = 'cv-parse' | 'cv-explain' | 'chat-talent' | 'chat-company' | 'chat-general';

/** Whose words a question is asked with. */
export interface PromptName {
  readonly feature: ModelFeature;
  /** Changes whenever a word of the rules does. */
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
    /** Whether the text can be read as that shape, for such an answer is counted apart. @throws {ModelFailure} `unusable` */
    readonly check?: (text: string) => void;
  };
  /** The longest answer that is paid for; a longer one is `unusable`. Without it the provider's own limit holds. */
  readonly maxTokens?: number;
  /** Asks for the answer as it is written and is given each piece; the next waits until the promise is kept. */
  readonly onText?: (piece: string) => void | Promise<void>;
}

export interface LanguageModel {
  /** Which model answers: part of the key of every cached result. */
  readonly name: string;
  /** Throws at once when a question would not even be asked. @throws {ModelFailure} `resting` */
  assertAvailable(): void;
  /** The answer's text, unchecked; JSON where the request asks for a shape. @throws {ModelFailure} */
  answer(request: ModelRequest, signal: AbortSignal): Promise<string>;
}

/**
 * - `not-configured`: no key, or one the provider does not take
 * - `rejected`: the request itself is wrong; asking again cannot help
 * - `unavailable`: rate limit, outage, silence, connection cut
 * - `unusable`: an answer came and is empty, too large, incomplete or not what was asked for
 * - `resting`: the provider was not asked, for it failed too often or asked for a pause
 */
export type ModelFailureKind = 'not-configured' | 'rejected' | 'unavailable' | 'unusable' | 'resting';

/** Carries neither request nor answer: both hold a CV, and errors are logged. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly status: number | undefined;
  /** How long the provider asks to be left alone. */
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

/** There is no provider to ask, for now or at all: nothing went wrong with this question. */
export function isModelAway(error: unknown): boolean {
  if (!(error instanceof ModelFailure)) return false;
  return error.kind === 'resting' || (error.kind === 'not-configured' && error.status === undefined);
}
