import { randomUUID } from 'node:crypto';
import type { Site } from '@sabi/test-kit/site/site';
import { BSON, type Document } from 'mongodb';

const batch = 5000;

/** Fills the databases up to a number of accounts with a profile each, copied from the given one. */
export async function fillUpTo(site: Site, userId: string, count: number): Promise<void> {
  const users = site.databaseOf('svc-identity').collection<{ _id: string }>('users');
  const profiles = site.databaseOf('svc-profile').collection('profiles');
  const [user, profile] = await Promise.all([
    users.findOne({ _id: userId }),
    profiles.findOne({ user_id: userId }),
  ]);
  if (!user || !profile) throw new Error('The account to copy is not there');
  for (let there = await users.estimatedDocumentCount(); there < count; there += batch) {
    const ids = Array.from({ length: Math.min(batch, count - there) }, () => randomUUID());
    await Promise.all([
      users.insertMany(
        ids.map((id) => ({ ...withIdentity(user, id), _id: id })),
        { ordered: false },
      ),
      profiles.insertMany(
        ids.map((id) => ({ ...profile, _id: id as never, user_id: id })),
        { ordered: false },
      ),
    ]);
  }
}

/** Random addresses, most of which are not cached yet. */
export async function sampleEmails(site: Site, count: number): Promise<string[]> {
  const users = site.databaseOf('svc-identity').collection('users');
  const found = await users.aggregate<{ email: string }>([{ $sample: { size: count } }]).toArray();
  return found.map(({ email }) => email);
}

/** A copy of a document in which every text that names the account names the new one. */
function withIdentity(user: Document, id: string): Document {
  const text = BSON.EJSON.stringify(user, { relaxed: false }).replaceAll(String(user['_id']), id);
  const copy = text.replaceAll(String(user['email']), `${id}@mail.example`);
  return BSON.EJSON.parse(copy, { relaxed: false }) as Document;
}

/** Bytes of data and indexes per account, in both databases. */
export async function bytesOfAccount(site: Site): Promise<{ data: number; indexes: number }> {
  const all = await Promise.all(
    (
      [
        ['svc-identity', 'users'],
        ['svc-profile', 'profiles'],
      ] as const
    ).map(([service, name]) =>
      site
        .databaseOf(service)
        .collection(name)
        .aggregate<{ count: number; size: number; totalIndexSize: number }>([
          { $collStats: { storageStats: {} } },
          { $replaceRoot: { newRoot: '$storageStats' } },
        ])
        .next(),
    ),
  );
  const sum = (key: 'size' | 'totalIndexSize') =>
    all.reduce((total, stats) => total + (stats ? stats[key] / stats.count : 0), 0);
  return { data: sum('size'), indexes: sum('totalIndexSize') };
}
