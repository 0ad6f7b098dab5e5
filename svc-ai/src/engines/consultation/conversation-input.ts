import type { ConsultationTurn } from '@sabi/contracts/http/ai';
import { normaliseText } from '@sabi/cv-rules/normalise-text';
import { toDataSlot } from '../text/data-slot';

/** What of a conversation is told to the model at most; the oldest turns go first. */
const maxCharacters = 8000;

const markers = ['conversation', 'message', 'facts'];
const speakers: Record<ConsultationTurn['from'], string> = { user: 'Visitor', bot: 'Consultant' };

/** A message and what was said before, each in its data slot. The browser tells both: nothing of it is certain. */
export function toConversationInput(message: string, context: readonly ConsultationTurn[]): string {
  const lines = lastTurns(context.map(toLine));
  const conversation = lines.length > 0 ? lines.join('\n') : '(nothing yet)';
  return [toDataSlot('conversation', conversation, markers), toDataSlot('message', message, markers)].join(
    '\n',
  );
}

/** One turn is one line, so that none can hold another. */
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
