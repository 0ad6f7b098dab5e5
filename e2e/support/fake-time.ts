import { execFileSync } from 'node:child_process';

/**
 * Shifts the clock of a process by some seconds; its timers run as usual.
 * @returns undefined where faketime is not installed
 */
export function findFakeTime(): ((seconds: number) => Record<string, string>) | undefined {
  const library = findLibrary();
  if (!library) return undefined;
  return (seconds) => ({
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  });
}

/** The command knows the path of its library. */
function findLibrary(): string | undefined {
  try {
    return execFileSync('faketime', ['-m', '-f', '+1s', 'printenv', 'LD_PRELOAD'], {
      encoding: 'utf8',
    }).trim();
  } catch {
    return undefined;
  }
}
