import type { Db } from 'mongodb';

const collections = ['applications', 'application_events', 'my_applications', 'free_applications'];
const gibibyte = 1024 ** 3;

/** Bytes of what applications have stored; `disk` is the data compressed. */
export interface Sizes {
  readonly applications: number;
  readonly data: number;
  readonly disk: number;
  readonly indexes: number;
}

export async function readSizes(db: Db): Promise<Sizes> {
  const found = await Promise.all(collections.map((name) => db.command({ collStats: name })));
  const sum = (field: string) => found.reduce((total, each) => total + Number(each[field]), 0);
  return {
    applications: Number(found[0]?.['count'] ?? 0),
    ...{ data: sum('size'), disk: sum('storageSize'), indexes: sum('totalIndexSize') },
  };
}

export const describeGibibytes = (bytes: number): string => `${(bytes / gibibyte).toFixed(2)} GiB`;
