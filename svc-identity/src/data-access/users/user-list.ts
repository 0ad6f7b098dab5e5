import type { mongo } from 'mongoose';
import type { UserQuery } from '../../domain/users/user-repository';
import { isText } from '../collections/text-index';
import { containing } from '../collections/text-search';
import type { StoredUser } from './user.model';

export async function listUsers(
  collection: mongo.Collection<StoredUser>,
  { email, fullName, isOldestFirst, page, perPage }: UserQuery,
): Promise<{ users: StoredUser[]; total: number }> {
  const filter = buildFilter(email, fullName);
  const direction = isOldestFirst ? 1 : -1;
  const [users, total] = await Promise.all([
    collection
      .find(filter)
      .sort({ created_at: direction, _id: direction })
      .skip((page - 1) * perPage)
      .limit(perPage)
      .toArray(),
    // Without a filter, a condition on the indexed field lets the count read only keys.
    collection.countDocuments(fullName ? filter : { created_at: { $gt: new Date(0) } }),
  ]);
  return { users, total };
}

/** With conditions on the type, as partial indexes require. */
function buildFilter(email: string, fullName: string): mongo.Filter<StoredUser> {
  if (!fullName) return {};
  const contains = (text: string) => ({ ...isText, $regex: containing(text) });
  return {
    $or: [{ email: contains(email) }, { 'user_metadata.full_name': contains(fullName) }],
  } as mongo.Filter<StoredUser>;
}

/** For searched addresses and names. */
export async function createUserListIndexes(db: mongo.Db): Promise<void> {
  const users = db.collection('users');
  await users.createIndex({ created_at: 1, _id: 1 });
  await users.createIndex(
    { 'user_metadata.full_name': 1 },
    { partialFilterExpression: { 'user_metadata.full_name': isText } },
  );
  await users.createIndex(
    { created_at: 1 },
    { name: 'anonymous', partialFilterExpression: { is_anonymous: true } },
  );
}
