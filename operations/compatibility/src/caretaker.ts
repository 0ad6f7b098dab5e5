import { once } from 'node:events';
import { removeRun } from './run/remove-run';

/**
 * Cleans up after a run when its command ends, in whatever way: a killed command closes its end of the pipe as well. Its
 * arguments are the run's folder and the file of its record.
 */
const [folder, recordFile] = process.argv.slice(2);
if (!folder || !recordFile) throw new Error('The caretaker needs a folder and a record');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.stdin.resume();
await Promise.race([once(process.stdin, 'close'), once(process.stdin, 'end')]);
await removeRun(folder, recordFile);
