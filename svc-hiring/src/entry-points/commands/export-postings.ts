// Writes open jobs as rows for import-postings: npm run --silent export-postings -w svc-hiring -- [--company SLUG] > FILE.json
// Exit code 2 for wrong arguments. Needs MONGODB_URI, which `npm start` stores on a laptop.
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { runCommandLine } from '@sabi/service-kit/command-line';
import { createCompanyDirectory } from '../../data-access/company-repository';
import { createJobChanges } from '../../data-access/job-changes';
import { createOpenJobs } from '../../data-access/open-jobs';
import { exportRows } from '../../domain/feeds/export-rows';
import { readImportEnv } from '../../env';
import { openDatabase } from './open-database';

async function main(companySlug: string | undefined): Promise<number> {
  const { MONGODB_URI: uri } = await readImportEnv();
  const { mongo } = await openDatabase(uri);
  try {
    const companyDirectory = createCompanyDirectory(mongo.db);
    if (companySlug !== undefined && !(await companyDirectory.findBySlug(companySlug))) {
      console.error(`There is no company ${companySlug}`);
      return 1;
    }
    const dependencies = {
      companyDirectory,
      openJobs: createOpenJobs(mongo.db),
      jobChanges: createJobChanges(mongo.db),
    };
    let separator = '[\n';
    for await (const row of exportRows({ companySlug, now: new Date() }, dependencies)) {
      await write(`${separator}${JSON.stringify(row)}`);
      separator = ',\n';
    }
    await write(separator === ',\n' ? '\n]\n' : '[]\n');
    return 0;
  } finally {
    await mongo.close();
  }
}

async function write(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

await runCommandLine({
  usage: `npm run --silent export-postings -w svc-hiring -- [--company SLUG] > FILE.json

  writes open jobs, of one company or of all, as rows for import-postings
Settings: MONGODB_URI; without it that of the platform of npm start`,
  work: () => main(parseArgs({ options: { company: { type: 'string' } } }).values.company),
});
