import { runInNewContext } from 'node:vm';
import { normaliseText } from '@sabi/cv-rules/normalise-text';
import { longestRuledLine } from '@sabi/cv-rules/text-lines';
import { findPatterns, type FoundPattern } from './find-patterns';

/**
 * Repetitions of a hostile line besides the pattern's own words. Blanks are collapsed before rules see them.
 */
const repeated =
  `a|A|1|é|a |A |Ab |a.|A.|a-|1/|1.|1 |. |, |(|)|a@|-|- |<|<a |"|a,| - |:|a:|1-|+|a\t|'|a/b|&|a b, |A. |S.|(a|(1 |[|{|ab1|AA,|AA |A-A, |@a.|Ab, |A.Ab. |2019 |Mei 2019 |☎`.split(
    '|',
  );
/** Only short lines try every word, which suffices to show more than quadratic growth. */
const shortLine = 400;
const mostWordsInLong = 12;
/** The last one continues a word: patterns that must end with a word have matched until then. */
const ends = ['', '!', 'q'];

/** Limit in multiples of a quadratic scan; cubic growth takes some thousand. */
const mostSquares = 20;
/** Stops patterns that grow faster. */
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

/** The minimum, because other work only adds time. */
const leastTimeOf = (pattern: RegExp, line: string) =>
  Math.min(...Array.from({ length: 5 }, () => timeOf(pattern, line)));

/** The first line that takes too long. */
function findSlowLine({ pattern }: FoundPattern, limitMs: number): string | undefined {
  timeOf(pattern, 'é 1'); // compiles the pattern
  for (const length of [shortLine, longestRuledLine])
    for (const line of hostileLines(pattern, length))
      if (timeOf(pattern, line) > limitMs && leastTimeOf(pattern, line) > limitMs) return line;
  return undefined;
}

test('S61 no pattern that reads a CV takes longer over a hostile line than the square of its length', async () => {
  const square = leastTimeOf(/a*b/, 'a'.repeat(longestRuledLine));
  const patterns = await findPatterns(['packages/cv-rules/src', 'packages/job-match/src', 'svc-ai/src']);
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
