// Imports and exports GoTrue's accounts. Prints JSON lines. Exit code 1 when something was not imported, 2
// for invalid arguments.
import { CommandFailed, runCommandLine } from '@sabi/service-kit/command-line';
import { createLogger } from '@sabi/service-kit/logger';
import { openAccountMigrationDependencies } from './account-migration-dependencies';
import { runMigrationCommand } from './run-migration-command';
import { parseCommand } from './parse-command';
import { usage } from './usage';
import { readEnv } from '../../env';

// stdout contains only the report.
const logger = createLogger({ service: 'svc-identity', level: 'warn', destination: process.stderr });

function print(value: object): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

/** The database's error of a batch contains accounts with hashes. @throws {CommandFailed} without them */
function withholdAccounts(error: unknown): never {
  const { name, code } = Object(error) as { name?: string; code?: unknown };
  if (name === 'MongoBulkWriteError')
    throw new CommandFailed(`The database has refused a batch of accounts (${String(code)}).`);
  throw error;
}

await runCommandLine({
  usage,
  work: async () => {
    const command = parseCommand(process.argv.slice(2));
    const dependencies = await openAccountMigrationDependencies(readEnv(), logger);
    try {
      return (await runMigrationCommand(command, dependencies, print).catch(withholdAccounts)) ? 0 : 1;
    } finally {
      await dependencies.close();
    }
  },
});
