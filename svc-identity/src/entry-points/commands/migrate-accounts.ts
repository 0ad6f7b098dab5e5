// Imports and exports GoTrue's accounts. Prints JSON lines. Exit code 1 when something was not imported, 2
// for invalid arguments.
import { EnvError } from '@sabi/service-kit/env';
import { createLogger } from '@sabi/service-kit/logger';
import { openAccountMigrationDependencies } from './account-migration-dependencies';
import { DumpError } from '../../domain/account-migration/dump';
import { runMigrationCommand } from './run-migration-command';
import { parseCommand } from './parse-command';
import { usage, UsageError } from './usage';
import { readEnv } from '../../env';

// stdout contains only the report.
const logger = createLogger({ service: 'svc-identity', level: 'warn', destination: process.stderr });

function print(value: object): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

/** The database's error of a batch contains accounts with hashes. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'An unknown error';
  const { name, code, stack } = error as Error & { code?: unknown };
  return name === 'MongoBulkWriteError' ? `${name}: ${String(code)}` : (stack ?? name);
}

async function run(): Promise<boolean> {
  const command = parseCommand(process.argv.slice(2));
  const dependencies = await openAccountMigrationDependencies(readEnv(), logger);
  try {
    return await runMigrationCommand(command, dependencies, print);
  } finally {
    await dependencies.close();
  }
}

try {
  if (!(await run())) process.exitCode = 1;
} catch (error) {
  const isUsage = error instanceof UsageError;
  if (isUsage) console.error(usage);
  else if (error instanceof EnvError || error instanceof DumpError) console.error(error.message);
  else console.error(describeFailure(error));
  process.exitCode = isUsage ? 2 : 1;
}
