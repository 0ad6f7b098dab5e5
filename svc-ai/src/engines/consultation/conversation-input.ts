import type { ConsultationTurn } from '@sabi/contracts/http/ai/consultations';
import { normaliseText } from '@sabi/cv-rules/normalise-text';
import { toDataSlot } from '../text/data-slot';

/** Limit of the turns in a prompt, without the oldest ones. */
const maxCharacters = 8000;

const markers = ['conversation', 'message', 'facts', 'pages', 'search'];
const speakers: Record<ConsultationTurn['from'], string> = { user: 'Visitor', bot: 'Consultant' };

/** What is found for a message: it depends on what a visitor wrote, so it stands with that and not in the instructions. */
export interface FoundForMessage {
  /** What the pages say about the message. */
  readonly pages: string;
  /** What a search of the pages answers by itself. */
  readonly search: string;
}

/** Message and previous turns, each in a data slot, because the browser is untrusted. */
export function toConversationInput(
  message: string,
  context: readonly ConsultationTurn[],
  { pages, search }: FoundForMessage,
): string {
  const lines = lastTurns(context.map(toLine));
  const conversation = lines.length > 0 ? lines.join('\n') : '(nothing yet)';
  return [
    toDataSlot('pages', pages, markers),
    toDataSlot('search', search, markers),
    toDataSlot('conversation', conversation, markers),
    toDataSlot('message', message, markers),
  ].join('\n');
}

/** One turn a line, so that a turn cannot imitate another. */
function toLine({ from, text }: ConsultationTurn): string {
  return `${speakers[from]}: ${normaliseText(text).replaceAll('\n', ' ')}`;
}

function lastTurns(lines: readonly string[]): string[] {
  let characters = 0;
  return lines
    .toReversed()
    .filter((line) => (characters += line.length) <= maxCharacters)
    .toReversed();
}
