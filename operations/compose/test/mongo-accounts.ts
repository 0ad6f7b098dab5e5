import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { root } from './compose-file';

export interface MongoAccount {
  /** The authentication database. */
  readonly database: string;
  readonly user: string;
  readonly pwd: string;
  readonly roles: readonly unknown[];
}

/** Runs `mongo-setup.js` against a stub of mongosh, and returns the accounts that it creates. */
export function readMongoAccounts(secrets: string): MongoAccount[] {
  const accounts: MongoAccount[] = [];
  const getSiblingDB = (database: string) => ({
    getUser: () => null,
    createUser: (account: Omit<MongoAccount, 'database'>) => accounts.push({ database, ...account }),
  });
  const admin = { auth: () => ({ ok: 1 }), hello: () => ({ isWritablePrimary: true }), getSiblingDB };
  const readSecret = (path: string) =>
    readFileSync(path.replace('/run/secrets', join(secrets, 'mongo-setup')), 'utf8');
  runInNewContext(readFileSync(join(root, 'operations/compose/mongo-setup.js'), 'utf8'), {
    connect: () => admin,
    print: () => undefined,
    require: () => ({ readFileSync: readSecret }),
  });
  return accounts;
}
