import type { Db } from 'mongodb';
import type { Logger } from './logger';

/**
 * One step of a database's shape. Steps run in the order of their names and must bear being run twice: two replicas may
 * start at once.
 */
export interface Migration {
  /** `0001-indexes`; never renamed, it is how the database knows the step was taken. */
  readonly name: string;
  up(db: Db): Promise<void>;
}

const collectionName = 'migrations';

/** Takes the steps that are still missing; the database's collection `migrations` remembers them. */
export async function migrate(db: Db, migrations: readonly Migration[], logger: Logger): Promise<void> {
  if (!(await isAnyMissing(db, migrations))) return;
  const { MongoDBStorage, Umzug } = await import('umzug'); // saves a tenth of a second and 4 MB at most starts
  const umzug = new Umzug({
    migrations: migrations.map(({ name, up }) => ({ name, up: () => up(db) })),
    storage: new MongoDBStorage({ collection: db.collection(collectionName) }),
    logger: undefined,
  });
  const taken = await umzug.up();
  if (taken.length > 0) logger.info({ migrations: taken.map(({ name }) => name) }, 'mongo.migrated');
}

async function isAnyMissing(db: Db, migrations: readonly Migration[]): Promise<boolean> {
  const taken = await db.collection(collectionName).distinct('migrationName');
  return migrations.some(({ name }) => !taken.includes(name));
}
