// For operators: npm run operate -- COMMAND. Prints JSON, or lines; exits with 1 on failure, 2 on invalid usage.
import { parseArgs } from 'node:util';
import { EnvError } from '@sabi/service-kit/env';
import { runCommand, usage } from './commands';
import { readEnv } from './env';
import { UsageError } from './usage-error';

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean' },
      reason: { type: 'string' },
      until: { type: 'string' },
      anchors: { type: 'string' },
    },
  });
  const print = (line: string) => console.log(line);
  const result = await runCommand(readEnv(), { words: positionals, ...values, print });
  if (result !== undefined) print(JSON.stringify(result, null, 2));
} catch (error) {
  const isUsage = error instanceof UsageError;
  if (isUsage) console.error(usage);
  else console.error(error instanceof EnvError ? error.message : String(error));
  process.exitCode = isUsage ? 2 : 1;
}
