// Publishes postings of a file: npm run import-postings -w svc-hiring -- FILE.json [--company SLUG]
// Prints a tab-separated line for each: id, public number or "-", and faults or further steps. Exit code 1
// when one was not imported, 2 for wrong arguments. Needs MONGODB_URI, which `npm start` stores on a laptop;
// running services find the postings.
import { parseArgs } from 'node:util';
import { createAuditChain } from '@sabi/audit/audit-chain';
import { Outbox } from '@sabi/event-bus/outbox';
import { runCommandLine } from '@sabi/service-kit/command-line';
import { AppError } from '@sabi/service-kit/errors';
import { migrate } from '@sabi/service-kit/migrations';
import { createTransact } from '@sabi/service-kit/transaction';
import { createAuditLog } from '../../data-access/audit-log';
import { createCompanyDirectory, createCompanyRepository } from '../../data-access/company-repository';
import { createJobChanges } from '../../data-access/job-changes';
import { createJobRepository } from '../../data-access/job-repository';
import { migrations } from '../../data-access/migrations';
import { importPosting } from '../../domain/imports/import-posting';
import type { ImportDependencies } from '../../domain/imports/importer';
import { readImportEnv } from '../../env';
import { postingRules } from '../../integrations/posting-rules';
import { openDatabase } from './open-database';
import { readPostingsFile } from './read-postings-file';

interface Arguments {
  readonly file: string | undefined;
  readonly companySlug: string | undefined;
}

function readArguments(): Arguments {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { company: { type: 'string' } },
  });
  return { file: positionals[0], companySlug: values.company };
}

async function openDependencies(): Promise<ImportDependencies & { close(): Promise<void> }> {
  const { MONGODB_URI: uri } = await readImportEnv();
  const { mongo, logger } = await openDatabase(uri);
  const { client, connection, db, close } = mongo;
  await migrate(db, migrations, logger);
  const now = () => new Date();
  return {
    companies: createCompanyRepository(db),
    companyDirectory: createCompanyDirectory(db),
    jobs: createJobRepository(connection, db),
    jobChanges: createJobChanges(db),
    outbox: new Outbox(db),
    audit: createAuditLog(db, { chain: createAuditChain(db, 'svc-hiring', now), now }),
    postingRules,
    transact: createTransact(client),
    close,
  };
}

/** Without what would end the field or the line. */
const toField = (value: string | number) => String(value).replaceAll(/\s+/g, ' ');

async function main(): Promise<number> {
  const { file, companySlug } = readArguments();
  const rows = await readPostingsFile(file);
  const { close, ...dependencies } = await openDependencies();
  const importedJobs = new Set<string>();
  let failed = 0;
  try {
    if (companySlug && !(await dependencies.companyDirectory.findBySlug(companySlug)))
      throw new AppError('COMPANY_NOT_FOUND', { detail: `There is no company ${companySlug}` });
    for (const [index, row] of rows.entries()) {
      const { id, publicNo, note } = await importPosting(
        { row, index, companySlug, importedJobs, now: new Date() },
        dependencies,
      );
      if (publicNo === null) failed += 1;
      console.log([id, publicNo ?? '-', ...(note ? [note] : [])].map(toField).join('\t'));
    }
  } finally {
    await close();
  }
  return failed === 0 ? 0 : 1;
}

await runCommandLine({
  usage: `npm run import-postings -w svc-hiring -- FILE.json [--company SLUG]

  publishes the postings of a file, and prints a tab-separated line for each: id, public number or "-", faults
Settings: MONGODB_URI; without it that of the platform of npm start`,
  work: main,
});
