// Writes open jobs as rows for import-postings: npm run --silent export-postings -w svc-hiring -- [--company SLUG] > FILE.json
// Exit code 2 for wrong arguments. Needs MONGODB_URI, which `npm start` stores on a laptop.
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { EnvError } from '@sabi/service-kit/env';
import { createCompanyDirectory } from '../../data-access/company-repository';
import { createJobChanges } from '../../data-access/job-changes';
import { createOpenJobs } from '../../data-access/open-jobs';
import { exportRows } from '../../domain/feeds/export-rows';
import { readImportEnv } from '../../env';
import { DatabaseUnavailable, openDatabase } from './open-database';

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

function readCompany(): { companySlug: string | undefined } | undefined {
  try {
    const { values } = parseArgs({ options: { company: { type: 'string' } } });
    return { companySlug: values.company };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
}

const given = readCompany();
try {
  process.exitCode = given ? await main(given.companySlug) : 2;
} catch (error) {
  const isExpected = error instanceof EnvError || error instanceof DatabaseUnavailable;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
