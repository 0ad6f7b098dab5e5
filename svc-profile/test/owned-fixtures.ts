import type { Resume } from '@sabi/contracts/http/profile';
import type { Operation } from '@sabi/test-kit/openapi/operations';
import type { Account } from './harness';

/** What an owner has that routes can name. */
export interface Owned {
  readonly resume: Resume;
}

type Fixture = (owner: Account & Owned) => string;

/** By the name of a path parameter or of a field: what of its owner's it can name. */
const ownedFixtures: Readonly<Record<string, Fixture>> = {
  resumeId: ({ resume }) => resume.id,
  userId: ({ userId }) => userId,
  fileName: ({ resume }) => resume.file_key.split('/')[1] ?? '',
  fileUrl: ({ resume }) => resume.file_key,
};

/** Names that are nobody's. */
const commonFixtures: Readonly<Record<string, Fixture>> = {
  channel: () => 'email',
  topic: () => 'articles',
};

export function findFixture(name: string): Fixture | undefined {
  return ownedFixtures[name] ?? commonFixtures[name];
}

/** Whether a call names something that somebody has. */
export function isOwned({ pathParameters, jsonBody }: Operation): boolean {
  const fields = Object.keys(jsonBody?.properties ?? {});
  return [...pathParameters, ...fields].some((name) => Object.hasOwn(ownedFixtures, name));
}
