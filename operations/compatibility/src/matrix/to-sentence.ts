import { stripVTControlCharacters } from 'node:util';

const longest = 200;

/** The first line of what a program printed or threw, without stack and colours; of a JSON log, its message. */
export function toSentence(text: string): string {
  const lines = stripVTControlCharacters(text).split('\n');
  const line = lines.find((each) => each.trim() !== '') ?? '';
  const first = (readLogMessage(line) ?? line).trim().replaceAll(/\s+/g, ' ');
  const short = first.length > longest ? `${first.slice(0, longest - 1)}…` : first;
  return /[.!?…]$/.test(short) ? short : `${short}.`;
}

/** What went wrong, by the first of several problems. */
export function summarize(problems: readonly string[]): string {
  const [first = 'Nothing was seen', ...more] = problems;
  const sentence = toSentence(first);
  if (more.length === 0) return sentence;
  return `${sentence.replace(/\.$/, '')}, and ${more.length} more, which are in the results.`;
}

/** @returns undefined for a line that is no JSON log */
function readLogMessage(line: string): string | undefined {
  try {
    const { msg } = JSON.parse(line) as { msg?: unknown };
    return typeof msg === 'string' ? msg : undefined;
  } catch {
    return undefined;
  }
}
