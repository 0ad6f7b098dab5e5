import type { PrintedLine } from './text-lines';

/** Font size of most letters, in points. */
export function dominantSize(lines: readonly PrintedLine[]): number {
  return mostUsed(lines, ({ fontSize }) => Math.round(fontSize * 2) / 2) ?? 1;
}

/** Font of most letters. */
export function dominantFont(lines: readonly PrintedLine[]): string | undefined {
  return mostUsed(lines, ({ font }) => font);
}

function mostUsed<T>(lines: readonly PrintedLine[], lookOf: (line: PrintedLine) => T): T | undefined {
  const letters = new Map<T, number>();
  for (const line of lines) {
    const look = lookOf(line);
    letters.set(look, (letters.get(look) ?? 0) + line.text.length);
  }
  return [...letters].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}
