import { randomUUID } from 'node:crypto';
import type { Cv } from '@sabi/contracts/http/profile/profile';
import type { Operation } from '@sabi/test-kit/openapi/operations';
import type { Account } from './harness';

/** What an owner has that routes can name. */
export interface Owned {
  readonly cv: Cv;
  /** One that was taken away, and can be put back. */
  readonly removed: Cv;
  readonly linkId: string;
}

type Fixture = (owner: Account & Owned, path: string) => string;

/** By the name of a path parameter or of a field: what of its owner's it can name. */
const ownedFixtures: Readonly<Record<string, Fixture>> = {
  resumeId: ({ cv, removed }, path) => (path.endsWith('/restore') ? removed : cv).id,
  linkId: ({ linkId }) => linkId,
  userId: ({ userId }) => userId,
  fileName: ({ cv }) => cv.file_key.split('/')[1] ?? '',
  fileUrl: ({ cv }) => cv.file_key,
};

/** Ids of things that these owners do not have: not even they find them. */
const missingFixtures: Readonly<Record<string, Fixture>> = {
  file_key: ({ userId }) => `${userId}/profile_1234567890123.webp`,
  entryId: () => randomUUID(),
  proposalId: () => randomUUID(),
};

/** Names that are nobody's. */
const commonFixtures: Readonly<Record<string, Fixture>> = {
  channel: () => 'email',
  kind: () => 'linkedin',
  topic: () => 'articles',
};

export function findFixture(name: string): Fixture | undefined {
  return ownedFixtures[name] ?? missingFixtures[name] ?? commonFixtures[name];
}

/** Whether a call names something that is not there for anybody. */
export function isMissing(operation: Operation): boolean {
  return namesOf(operation).some((name) => Object.hasOwn(missingFixtures, name));
}

/** Whether a call names something that belongs to an account. */
export function isOwned(operation: Operation): boolean {
  return namesOf(operation).some((name) => Object.hasOwn(ownedFixtures, name));
}

function namesOf({ pathParameters, jsonBody }: Operation): readonly string[] {
  return [...pathParameters, ...Object.keys(jsonBody?.properties ?? {})];
}
