import type { ModelRequest } from '../../domain/language-model/language-model';
import type { CallOutcome, ModelCall, TokenUse } from '../../domain/language-model/model-call';

/** The received part of an answer. */
export interface Received {
  text: string;
  firstTextAt?: number;
  /** Unchecked value of the provider. */
  usage?: unknown;
}

/** Low, because Indonesian takes more tokens per character than English. */
const charactersPerToken = 3;

/** Measures a request to the provider. */
export function trackCall(request: ModelRequest) {
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

/** Refusals and failed connections are free; partial answers are charged. */
function isCharged(outcome: CallOutcome, { text }: Received): boolean {
  return text !== '' || ['answered', 'unusable', 'malformed', 'withheld', 'left'].includes(outcome);
}

function tokensOf({ instructions, input }: ModelRequest, { text, usage }: Received): TokenUse {
  const reported = readUsage(usage);
  if (reported) return reported;
  const estimate = (length: number) => Math.ceil(length / charactersPerToken);
  return { input: estimate(instructions.length + input.length), output: estimate(text.length) };
}

function readUsage(usage: unknown): TokenUse | undefined {
  if (typeof usage !== 'object' || usage === null) return undefined;
  const { prompt_tokens: input, completion_tokens: output } = usage as Record<string, unknown>;
  return isCount(input) && isCount(output) ? { input, output } : undefined;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
