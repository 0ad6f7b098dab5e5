import type { MongoConnection } from '@sabi/service-kit/mongo';
import type { ClientSession, Collection, Db, FindCursor, MongoClient } from 'mongodb';
import type { PaymentProvider } from '../../../src/domain/payments/payment-provider';
import type { Life } from './life';

/** What the service holds of the world: it works on the real thing for as long as the process lives. */
export function mortalMongo({ client, db, ...rest }: MongoConnection, life: Life): MongoConnection {
  return { ...rest, client: mortalClient(client, life), db: mortalDatabase(db, life) };
}

export function mortalProvider(provider: PaymentProvider, life: Life): PaymentProvider {
  return {
    createInvoice: (invoice) => life.step(() => provider.createInvoice(invoice)),
    expireInvoice: (id) => life.step(() => provider.expireInvoice(id)),
    findInvoice: (id) => life.look(() => provider.findInvoice(id)),
    findInvoicesOf: (id) => life.look(() => provider.findInvoicesOf(id)),
    listPaid: (page) => life.look(() => provider.listPaid(page)),
  };
}

/** A transaction that is open when the process is killed is aborted, as the server does with those whose client is gone. */
function mortalClient(client: MongoClient, life: Life): MongoClient {
  const withSession = <T>(work: (session: ClientSession) => Promise<T>) =>
    client.withSession((session) => {
      const commit = session.commitTransaction.bind(session);
      session.commitTransaction = (...options) => life.step(() => commit(...options));
      return work(session);
    });
  return { withSession } as unknown as MongoClient;
}

const mortalDatabase = (db: Db, life: Life): Db =>
  ({ collection: (name: string) => mortalCollection(db.collection(name), life) }) as unknown as Db;

type Method = (...given: unknown[]) => unknown;

function mortalCollection(collection: Collection, life: Life): Collection {
  return new Proxy(collection, {
    get: (target, name) => {
      const method = (target as unknown as Record<PropertyKey, Method>)[name];
      if (typeof method !== 'function') return method;
      const call = (given: unknown[]) => method.apply(target, given) as Promise<unknown>;
      if (name === 'find') return (...given: unknown[]) => mortalCursor(method.apply(target, given), life);
      // The relay asks for something to send all the time: counted, it would decide by the speed of the machine who dies.
      const isQuestion =
        name === 'findOne' || (name === 'findOneAndUpdate' && target.collectionName === 'outbox');
      return (...given: unknown[]) =>
        isQuestion ? life.look(() => call(given)) : life.step(() => call(given));
    },
  });
}

function mortalCursor(given: unknown, life: Life): FindCursor {
  const cursor = given as FindCursor;
  const proxy: FindCursor = new Proxy(cursor, {
    get: (target, name) => {
      const method = (target as unknown as Record<PropertyKey, Method>)[name];
      if (typeof method !== 'function') return method;
      if (name === 'toArray') return () => life.look(() => target.toArray());
      return (...rest: unknown[]) => {
        method.apply(target, rest);
        return proxy;
      };
    },
  });
  return proxy;
}
