import { randomUUID } from 'node:crypto';
import type { Cv } from '@sabi/contracts/http/profile/profile';
import type { Operation } from '@sabi/test-kit/openapi/operations';
import type { Account } from './harness';

/** Things of an owner that routes can name. */
export interface Owned {
  readonly cv: Cv;
  /** A removed one that can be restored. */
  readonly removed: Cv;
  readonly linkId: string;
}

type Fixture = (owner: Account & Owned, path: string) => string;

/** Values of the owner's, by path parameter or field. */
const ownedFixtures: Readonly<Record<string, Fixture>> = {
  resumeId: ({ cv, removed }, path) => (path.endsWith('/restore') ? removed : cv).id,
  linkId: ({ linkId }) => linkId,
  userId: ({ userId }) => userId,
  fileName: ({ cv }) => cv.file_key.split('/')[1] ?? '',
  fileUrl: ({ cv }) => cv.file_key,
};

/** Ids that do not exist, not even for these owners. */
const missingFixtures: Readonly<Record<string, Fixture>> = {
  file_key: ({ userId }) => `${userId}/profile_1234567890123.webp`,
  entryId: () => randomUUID(),
  inquiryId: () => randomUUID(),
  proposalId: () => randomUUID(),
};

/** Values without an owner. */
const commonFixtures: Readonly<Record<string, Fixture>> = {
  channel: () => 'email',
  kind: () => 'linkedin',
  topic: () => 'articles',
};

export function findFixture(name: string): Fixture | undefined {
  return ownedFixtures[name] ?? missingFixtures[name] ?? commonFixtures[name];
}

/** Whether a call names something that does not exist. */
export function isMissing(operation: Operation): boolean {
  return namesOf(operation).some((name) => Object.hasOwn(missingFixtures, name));
}

export function isOwned(operation: Operation): boolean {
  return namesOf(operation).some((name) => Object.hasOwn(ownedFixtures, name));
}

function namesOf({ pathParameters, jsonBody }: Operation): readonly string[] {
  return [...pathParameters, ...Object.keys(jsonBody?.properties ?? {})];
}
