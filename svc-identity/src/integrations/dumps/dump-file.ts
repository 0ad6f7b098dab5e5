import { createReadStream } from 'node:fs';
import { DumpError } from '../../domain/account-migration/dump';

/** Lines ended by a line feed only: other line breaks belong to the text. */
export async function* readLines(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** The fault of a file, without its content. */
export function toDumpError(file: string, error: unknown): unknown {
  const { code, lines } = (error ?? {}) as { code?: unknown; lines?: unknown };
  if (typeof code !== 'string') return error;
  return new DumpError(`${file}: ${code}${typeof lines === 'number' ? ` at line ${lines}` : ''}`);
}
