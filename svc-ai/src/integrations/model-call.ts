import { type ModelFailureKind, type ModelRequest, type PromptName } from './language-model';

/** What the provider charges for. */
export interface TokenUse {
  readonly input: number;
  readonly output: number;
}

/**
 * - `left`: whoever asked has gone away
 * - `malformed`: an answer came, and it has not the shape that was asked for
 * - `withheld`: the answer was ended here, for it said what must not be said
 */
export type CallOutcome = 'answered' | 'left' | 'malformed' | 'withheld' | ModelFailureKind;

/** One question that reached the provider, without a word of it. */
export interface ModelCall {
  readonly prompt: PromptName;
  readonly outcome: CallOutcome;
  readonly durationMs: number;
  /** Until the first piece of an answer that is written piece by piece. */
  readonly firstTextMs: number | undefined;
  readonly tokens: TokenUse;
}

/** Noted while an answer comes in. */
export interface Received {
  text: string;
  firstTextAt?: number;
  /** As the provider tells it, unchecked. */
  usage?: unknown;
}

/** Indonesian takes more tokens a letter than English: rather too much than too little. */
const charactersPerToken = 3;

/** Follows one question to the provider. */
export function followCall(request: ModelRequest) {
  const startedAt = performance.now();
  const received: Received = { text: '' };
  const end = (outcome: CallOutcome): ModelCall => ({
    prompt: request.prompt,
    outcome,
    durationMs: performance.now() - startedAt,
    firstTextMs: received.firstTextAt === undefined ? undefined : received.firstTextAt - startedAt,
    tokens: isCharged(outcome, received) ? tokensOf(request, received) : { input: 0, output: 0 },
  });
  return { received, end };
}

/** A provider that refuses or cannot be reached charges nothing; an answer that came in part is paid for as far as it came. */
function isCharged(outcome: CallOutcome, { text }: Received): boolean {
  return text !== '' || ['answered', 'unusable', 'malformed', 'withheld', 'left'].includes(outcome);
}

function tokensOf({ instructions, input }: ModelRequest, { text, usage }: Received): TokenUse {
  const told = readUsage(usage);
  if (told) return told;
  const estimate = (length: number) => Math.ceil(length / charactersPerToken);
  return { input: estimate(instructions.length + input.length), output: estimate(text.length) };
}

function readUsage(usage: unknown): TokenUse | undefined {
  if (typeof usage !== 'object' || usage === null) return undefined;
  const { prompt_tokens: input, completion_tokens: output } = usage as Record<string, unknown>;
  return isCount(input) && isCount(output) ? { input, output } : undefined;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
