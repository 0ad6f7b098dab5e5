import { appendFileSync } from 'node:fs';

/**
 * For a test that cannot prove everything because a program is not installed. `npm test` collects these lines in the file that
 * TEST_LEFT_OUT_FILE names and prints each once at its end; a test that is run alone prints them itself.
 */
export function reportSkipped(what: string): void {
  const file = process.env['TEST_LEFT_OUT_FILE'];
  if (file) appendFileSync(file, `${what}\n`);
  else console.warn(what);
}
