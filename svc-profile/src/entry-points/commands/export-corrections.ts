// Prints the CVs whose owners let us keep their corrections, a pair a line: npm run --silent corrections -w svc-profile > FILE
// The output holds personal data: keep it where the database is kept, and delete it after use.
import { openFileStore } from '@sabi/file-store/from-env';
import { runCommandLine } from '@sabi/service-kit/command-line';
import { createLogger } from '@sabi/service-kit/logger';
import { createMongoConnection, openForCommand } from '@sabi/service-kit/mongo';
import { createCvCorrections } from '../../data-access/cv-corrections';
import { createCvRepository } from '../../data-access/cv-repository';
import { exportPairs } from '../../domain/cv-corrections/export-pairs';
import { readCorrectionsEnv } from '../../env';

async function main(): Promise<void> {
  const { MONGODB_URI, ...storeEnv } = readCorrectionsEnv();
  const logger = createLogger({ service: 'svc-profile', level: 'error' });
  const connection = createMongoConnection();
  const cvs = createCvRepository(connection);
  const mongo = await openForCommand(connection, { uri: MONGODB_URI, logger });
  try {
    const cvCorrections = createCvCorrections(mongo.db);
    const fileStore = openFileStore(storeEnv);
    for await (const pair of exportPairs({ cvCorrections, cvs, fileStore }))
      process.stdout.write(`${JSON.stringify(pair)}\n`);
  } finally {
    await mongo.close();
  }
}

await runCommandLine({
  usage: `npm run --silent corrections -w svc-profile > FILE

  prints the CVs whose owners let us keep their corrections, a pair of what was read and what is right a line;
  npm run score-cvs -w svc-ai -- --pairs FILE scores the rules by them
Settings: MONGODB_URI and the file store's, as the service has them`,
  work: main,
});
