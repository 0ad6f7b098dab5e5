import type { Db } from 'mongodb';
import { formatTable } from '../figures/statistics';
import { benchAppName } from './application-servers';

/** One operation as the profiler of the database has seen it. */
interface Operation {
  readonly op: string;
  readonly collection: string;
  readonly plan: string;
  readonly keys: number;
  readonly documents: number;
  /** Returned or changed. */
  readonly results: number;
}

/** Polled or relayed by the service all the time, whatever is asked. */
const background = /\.(outbox|inbox|job_changes|job_numbers|index_position|system\.profile)$/;
const isOfRequest = (op: string, ns: string) =>
  !background.test(ns) || (op === 'insert' && ns.endsWith('.outbox'));

/** The operations of one request on a database, in order. */
export async function profileRequest(db: Db, request: () => Promise<unknown>): Promise<Operation[]> {
  await db.command({ profile: 0 });
  await db.dropCollection('system.profile');
  await db.command({ profile: 2 });
  try {
    await request();
  } finally {
    await db.command({ profile: 0 });
  }
  const entries = await db
    .collection('system.profile')
    .find({ appName: { $ne: benchAppName } })
    .sort({ ts: 1 })
    .toArray();
  const own = entries.filter(({ op, ns }) => isOfRequest(String(op), String(ns)));
  return own.map((entry) => ({
    op: String(entry['command']?.findAndModify ? 'findAndModify' : entry['op']),
    collection: String(entry['ns']).slice(db.databaseName.length + 1),
    plan: describePlan(entry['planSummary']),
    keys: Number(entry['keysExamined'] ?? 0),
    documents: Number(entry['docsExamined'] ?? 0),
    results: Number(entry['nreturned'] ?? entry['nMatched'] ?? entry['ninserted'] ?? 0),
  }));
}

/** `IXSCAN { a: 1 }`, without directions. */
const describePlan = (summary: unknown): string =>
  typeof summary === 'string' ? summary.replaceAll(/: -?1(?:\.0)?/g, '') : '';

export function describeOperations(operations: ReadonlyMap<string, readonly Operation[]>): string {
  const rows = [...operations].flatMap(([request, own]) =>
    own.map(({ op, collection, plan, keys, documents, results }, index) => [
      index === 0 ? `${request}: ${own.length} round trips` : '',
      ...[collection, op, String(keys), String(documents), String(results), plan],
    ]),
  );
  const header = ['request', 'collection', 'operation', 'keys', 'documents', 'results', 'plan'];
  return formatTable(header, rows);
}

/** Most documents that a query may read in vain; of an index it reads two keys for each value of a list. */
const mostInVain = 10;

/** A sentence for each query that scans a collection or an index, or reads documents that it does not return. */
export const findSlowPlans = (operations: ReadonlyMap<string, readonly Operation[]>): string[] =>
  [...operations].flatMap(([request, own]) =>
    own
      .filter(isSlow)
      .map(
        ({ collection, op, plan, keys, documents, results }) =>
          `${request}: ${op} of ${collection} reads ${keys} keys and ${documents} documents for ${results}, by ${plan}`,
      ),
  );

const isSlow = ({ plan, keys, documents, results }: Operation): boolean =>
  plan.startsWith('COLLSCAN') || Math.max(documents, keys / 2) > results + mostInVain;
