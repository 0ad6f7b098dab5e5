import type { Db } from 'mongodb';
import { formatTable } from '../figures/statistics';

const million = 1_000_000;
const collections = ['applications', 'application_events', 'my_applications', 'free_applications'];

/** What a million applications take, by the documents and indexes of those that are stored. */
export async function describeGrowth(db: Db): Promise<string> {
  const applications = await db.collection('applications').countDocuments();
  const rows: string[][] = [];
  const sums = { documents: 0, indexes: 0 };
  for (const name of collections) {
    const { count, size, totalIndexSize } = await db.command({ collStats: name });
    const documents = Number(size) / applications;
    const indexes = Number(totalIndexSize) / applications;
    sums.documents += documents;
    sums.indexes += indexes;
    rows.push([name, (Number(count) / applications).toFixed(1), ...describeSize(documents, indexes)]);
  }
  rows.push(['together', '', ...describeSize(sums.documents, sums.indexes)]);
  const header = ['collection', 'an application', 'bytes', 'of indexes', 'a million'];
  return `By ${applications} applications, uncompressed:\n\n${formatTable(header, rows)}`;
}

const describeSize = (documents: number, indexes: number): string[] => [
  documents.toFixed(0),
  indexes.toFixed(0),
  `${(((documents + indexes) * million) / 1024 ** 3).toFixed(1)} GiB`,
];
