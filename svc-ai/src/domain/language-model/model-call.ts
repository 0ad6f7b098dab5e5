import type { ModelFailureKind, PromptName } from './language-model';

/** Charged tokens. */
export interface TokenUse {
  readonly input: number;
  readonly output: number;
}

/**
 * - `left`: the caller has gone
 * - `malformed`: the answer has another shape
 * - `withheld`: a guard ended the answer
 */
export type CallOutcome = 'answered' | 'left' | 'malformed' | 'withheld' | ModelFailureKind;

/** A request that reached the provider, without its content. */
export interface ModelCall {
  readonly prompt: PromptName;
  readonly outcome: CallOutcome;
  readonly durationMs: number;
  /** Time to the first piece of a streamed answer. */
  readonly firstTextMs: number | undefined;
  readonly tokens: TokenUse;
}
