import { createInterface } from 'node:readline/promises';

/** Nothing was sent, as nobody agreed. */
export class NotConfirmed extends Error {
  override readonly name = 'NotConfirmed';
}

/**
 * Asks in a terminal whether to go on.
 * @throws {NotConfirmed} where the answer is no, and where there is no terminal
 */
export async function askFirst(question: string): Promise<void> {
  if (!process.stdin.isTTY || !process.stdout.isTTY)
    throw new NotConfirmed(`${question} Nothing was changed. Without a terminal, --yes agrees to it.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await terminal.question(`${question} Go on? [y/N] `);
    if (!/^y(es)?$/i.test(answer.trim())) throw new NotConfirmed('Nothing was changed.');
  } finally {
    terminal.close();
  }
}
