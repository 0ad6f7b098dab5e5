import { runInNewContext } from 'node:vm';
import { normaliseText } from '@sabi/cv-rules/normalise-text';
import { longestRuledLine } from '@sabi/cv-rules/text-lines';
import { findPatterns, type FoundPattern } from './find-patterns';

/** What a hostile line repeats, besides the words that a pattern looks for. Runs of blanks are one before any rule sees them. */
const repeated =
  `a|A|1|é|a |A |Ab |a.|A.|a-|1/|1.|1 |. |, |(|)|a@|-|- |<|<a |"|a,| - |:|a:|1-|+|a\t|'|a/b|&|a b, |A. |S.|(a|(1 |[|{|ab1|AA,|AA |A-A, |@a.|Ab, |A.Ab. |2019 |Mei 2019 |☎`.split(
    '|',
  );
/** In long lines not every word is tried: what grows faster than a square shows in short ones. */
const shortLine = 400;
const mostWordsInLong = 12;
/** The last goes on with a word: what has to end with one has matched until then. */
const ends = ['', '!', 'q'];

/** Times what trying every stretch of a line takes: what grows with the cube of its length takes some thousand. */
const mostSquares = 20;
/** A pattern that grows faster than that is not waited for. */
const timeoutMs = 15_000;

function* hostileLines(pattern: RegExp, length: number): Generator<string> {
  const words = [...new Set(pattern.source.match(/[A-Za-z]{2,}/g) ?? [])];
  const step = length > shortLine ? Math.ceil(words.length / mostWordsInLong) : 1;
  const some = words.filter((_word, index) => index % step === 0);
  const [first = 'Ab'] = words;
  for (const part of [...repeated, ...some.flatMap((word) => [word, `${word} `])]) {
    const body = part.repeat(Math.ceil(length / part.length)).slice(0, length);
    const lines = [...ends.map((end) => body + end), `Ab Ab,${body}!`, `${first} ${body}!`];
    yield* lines.map(normaliseText);
  }
}

function timeOf(pattern: RegExp, line: string): number {
  const startedAt = performance.now();
  if (pattern.global) line.replace(pattern, '');
  else pattern.exec(line);
  return performance.now() - startedAt;
}

/** The least of some attempts: whatever else the machine does only adds to it. */
const leastTimeOf = (pattern: RegExp, line: string) =>
  Math.min(...Array.from({ length: 5 }, () => timeOf(pattern, line)));

/** The first line that takes a pattern too long. */
function findSlowLine({ pattern }: FoundPattern, limitMs: number): string | undefined {
  timeOf(pattern, 'é 1'); // compiles it
  for (const length of [shortLine, longestRuledLine])
    for (const line of hostileLines(pattern, length))
      if (timeOf(pattern, line) > limitMs && leastTimeOf(pattern, line) > limitMs) return line;
  return undefined;
}

test('S61 no pattern that reads a CV takes longer over a hostile line than the square of its length', async () => {
  const square = leastTimeOf(/a*b/, 'a'.repeat(longestRuledLine));
  const patterns = await findPatterns(['packages/cv-rules/src', 'svc-ai/src']);
  expect(patterns.length).toBeGreaterThan(400);
  const slow = patterns.flatMap((found) => {
    const find = () => findSlowLine(found, square * mostSquares);
    try {
      const line: unknown = runInNewContext('find()', { find }, { timeout: timeoutMs });
      return line === undefined ? [] : [`${found.place} ${JSON.stringify(line).slice(0, 60)}`];
    } catch (error) {
      return [`${found.place} ${String(error)}`];
    }
  });
  expect(slow).toEqual([]);
});
