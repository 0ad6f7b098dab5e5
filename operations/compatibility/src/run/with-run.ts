import { onCallerGone } from './on-caller-gone';
import { openRun } from './open-run';

/** Exit codes of a run that was ended from outside, as shells have them: 128 and the number of the signal. */
const endings = {
  SIGINT: { code: 130, why: 'Interrupted.' },
  SIGTERM: { code: 143, why: 'Ended by a signal.' },
  SIGHUP: { code: 129, why: 'The terminal was closed.' },
} as const;

/**
 * Calls `use` with the folder of a run. Whatever ends it, also a signal or the end of npm, nothing that it started is left.
 * @param recordFile names the run while it lasts
 * @param farewell is printed behind the reason when it is ended from outside
 * @throws {Refusal} while another run is under way
 */
export async function withRun<T>(
  { recordFile, farewell }: { recordFile: string; farewell: string },
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const run = await openRun(recordFile);
  const end = async ({ code, why }: { code: number; why: string }) => {
    console.error(`\n${why} ${farewell}`);
    await run.close();
    process.exit(code);
  };
  for (const [signal, ending] of Object.entries(endings)) process.once(signal, () => void end(ending));
  const stopWatching = await onCallerGone(
    () => void end({ code: endings.SIGTERM.code, why: 'npm was ended.' }),
  );
  try {
    return await use(run.folder);
  } finally {
    stopWatching();
    await run.close();
  }
}
