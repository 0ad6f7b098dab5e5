import { appendFileSync } from 'node:fs';

/**
 * Reports what a test could not prove because a program is not installed. `npm test` collects these lines in the file
 * TEST_LEFT_OUT_FILE and prints each once at its end; a single test prints them itself.
 */
export function reportSkipped(what: string): void {
  const file = process.env['TEST_LEFT_OUT_FILE'];
  if (file) appendFileSync(file, `${what}\n`);
  else console.warn(what);
}
