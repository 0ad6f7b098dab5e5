// Rebuilds the OpenSearch index from the database while services run: npm run rebuild-search -w svc-hiring
// Needs MONGODB_URI and OPENSEARCH_URL. Searches use the former index until the new one is complete.
import { runCommandLine } from '@sabi/service-kit/command-line';
import { createJobIndex } from '../../domain/board/job-index';
import { readRebuildEnv } from '../../env';
import { createJobSearch } from '../../integrations/job-search';
import { openDatabase } from './open-database';
import { openIndex } from './open-index';

async function main(): Promise<number> {
  const env = readRebuildEnv();
  const { mongo } = await openDatabase(env.MONGODB_URI);
  const { db, close } = mongo;
  const jobSearch = await createJobSearch(env);
  try {
    if (!(await createJobIndex(openIndex(db, jobSearch)).rebuild())) {
      console.error('Another process rebuilds, saves or restores the index');
      return 1;
    }
    const { engine, postings } = await jobSearch.health();
    console.log(`${engine} has ${postings} postings`);
    return 0;
  } finally {
    await jobSearch.close();
    await close();
  }
}

await runCommandLine({
  usage: `npm run rebuild-search -w svc-hiring

  rebuilds the index of OpenSearch from the database, while services run
Settings: MONGODB_URI, OPENSEARCH_URL`,
  work: main,
});
