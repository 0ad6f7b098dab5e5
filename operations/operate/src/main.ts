// For operators: npm run operate -- COMMAND. Prints JSON, or lines; exits with 1 on failure, 2 on invalid usage.
import { parseArgs } from 'node:util';
import { runCommandLine } from '@sabi/service-kit/command-line';
import { assertCommand, runCommand, usage } from './commands';
import { readEnv } from './env';

await runCommandLine({
  usage,
  work: async () => {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        all: { type: 'boolean' },
        reason: { type: 'string' },
        until: { type: 'string' },
        anchors: { type: 'string' },
      },
    });
    assertCommand(positionals);
    const print = (line: string) => console.log(line);
    const result = await runCommand(readEnv(), { words: positionals, ...values, print });
    if (result !== undefined) print(JSON.stringify(result, null, 2));
  },
});
