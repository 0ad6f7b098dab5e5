import { parseArgs } from 'node:util';
import { EnvError } from '@sabi/service-kit/env';
import { readEnv } from './env';
import { toSentence } from './matrix/to-sentence';
import { tryPairs, usage } from './matrix/try-pairs';
import { exitCodes, Refusal } from './run/refusal';
import { withRun } from './run/with-run';
import { findStateFiles } from './state-files';

/** `npm run compatibility`: whatever ends it, nothing that it started is left, and what was tried is kept. */
try {
  const { positionals, values } = readArguments();
  if (values.help) console.log(usage);
  else await run(positionals, values);
} catch (error) {
  const isExpected = error instanceof Refusal || error instanceof EnvError;
  const message = error instanceof Error ? error.message : String(error);
  console.error(isExpected ? message : `It ended early: ${toSentence(message)}`);
  process.exitCode = error instanceof Refusal ? error.exitCode : exitCodes.notTried;
}
process.exit(); // connections to what was ended are still open

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        again: { type: 'boolean', default: false },
        'without-released': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n\n${usage}`, exitCodes.refused);
  }
}

async function run(
  wanted: readonly string[],
  options: ReturnType<typeof readArguments>['values'],
): Promise<void> {
  const files = findStateFiles(readEnv().COMPATIBILITY_DIR);
  const { again, 'without-released': withoutReleased } = options;
  const choice = { wanted, files, again, withReleased: !withoutReleased };
  const farewell = 'What was tried is kept; the same command goes on with what is missing.';
  process.exitCode = await withRun({ recordFile: files.run, farewell }, (temporary) =>
    tryPairs({ ...choice, temporary }),
  );
}
