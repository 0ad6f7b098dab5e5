import type { AccountMigrationDependencies } from './account-migration-dependencies';
import { exportAccounts } from '../../domain/account-migration/export-accounts';
import { importAccounts } from '../../domain/account-migration/import-accounts';
import { openCsvDump } from '../../integrations/dumps/csv-dump';
import { createCsvFolder } from '../../integrations/dumps/csv-folder';
import { openSqlDump } from '../../integrations/dumps/sql-dump';
import type { MigrationCommand } from './parse-command';

/**
 * Imports or exports accounts.
 * @param print gets the output lines: each row not imported, then counts and seconds
 * @returns whether all accounts are imported, now or earlier
 * @throws {DumpError}
 */
export async function runMigrationCommand(
  command: MigrationCommand,
  deps: AccountMigrationDependencies,
  print: (value: object) => void,
): Promise<boolean> {
  const begun = performance.now();
  const seconds = () => Number(((performance.now() - begun) / 1000).toFixed(1));
  if (command.name === 'export') {
    const folder = await createCsvFolder(command.folder);
    try {
      const exported = await exportAccounts(folder, deps);
      print({ exported, seconds: seconds() });
    } finally {
      await folder.close();
    }
    return true;
  }
  const dump = 'script' in command ? openSqlDump(command.script) : openCsvDump(command.files);
  const counts = await importAccounts(dump, print, deps);
  print({ summary: counts, seconds: seconds() });
  return Object.values(counts).every(({ refused }) => refused === 0);
}
