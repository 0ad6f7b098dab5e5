import { validationFailed } from '../errors/common-errors';
import { normalizeEmailAddress } from '../users/email-address';
import type { UserPage, UserRepository } from '../users/user-repository';
import type { Pagination } from './pagination';

export interface UserListing extends Pagination {
  /** Part of an address or of a full name. */
  readonly filter: string;
  /** `created_at`, with `asc` or `desc` after it; null for newest first. */
  readonly sort: string | null;
}

/** A page of accounts, for an administrator. @throws {IdentityError} validation_failed */
export function listUsers(
  { filter, sort, page, perPage }: UserListing,
  { users }: { users: UserRepository },
): Promise<UserPage> {
  const isOldestFirst = parseSort(sort) === 'asc';
  return users.list({
    email: normalizeEmailAddress(filter),
    fullName: filter,
    isOldestFirst,
    page,
    perPage,
  });
}

function parseSort(text: string | null): 'asc' | 'desc' {
  if (text === null) return 'desc';
  const [field = '', direction = 'desc'] = text.split(/ (.*)/, 2);
  if (field !== 'created_at') throw badSort(`bad field for sort '${field}'`);
  const known = direction.toLowerCase();
  if (known === 'asc' || known === 'desc') return known;
  throw badSort(`bad direction for sort '${direction}', only 'asc' and 'desc' allowed`);
}

const badSort = (reason: string) => validationFailed(`Bad Sort Parameters: ${reason}`);
