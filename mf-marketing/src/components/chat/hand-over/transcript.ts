import { inquiryMaxLengths } from '@sabi/contracts/profile/inquiry';
import type { ChatMessage } from '../messages';

interface TranscriptTexts {
  /** Heading above the transcript. */
  readonly heading: string;
  readonly speakers: Readonly<Record<ChatMessage['from'], string>>;
}

const omitted = '…';

/** The conversation as text; only its end where it exceeds the limit of a message. */
export function writeTranscript(
  messages: readonly ChatMessage[],
  { heading, speakers }: TranscriptTexts,
  maxCharacters: number = inquiryMaxLengths.message,
): string {
  const said = messages.filter(({ kind, text }) => kind === 'said' && text.trim() !== '');
  if (said.length === 0) return '';
  const lines = said.map(({ from, text }) => `${speakers[from]} ${text.trim()}`);
  const begin = `${heading}\n\n`;
  const whole = begin + lines.join('\n\n');
  if (whole.length <= maxCharacters) return whole;
  const room = maxCharacters - begin.length - omitted.length;
  return room > 0 ? begin + omitted + lines.join('\n\n').slice(-room) : '';
}

/** The visitor's last question, cut to fit into an address. */
export function findLastQuestion(messages: readonly ChatMessage[], maxCharacters = 300): string {
  const question = messages.findLast(({ from, kind }) => from === 'user' && kind === 'said')?.text ?? '';
  const line = question.replaceAll(/\s+/g, ' ').trim();
  return line.length <= maxCharacters ? line : `${line.slice(0, maxCharacters).trimEnd()}…`;
}
