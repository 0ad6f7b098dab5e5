import { optionalText } from '../optional-text';
import type { Metadata, User } from '../users/user';

/** What the scope `profile` shows, by OpenID Connect's names. */
export function describeProfile({ email, user_metadata: metadata, updated_at: updatedAt }: User) {
  return {
    ...optionalText('name', findText(metadata, 'name') ?? email),
    ...optionalText('picture', findText(metadata, 'picture', 'avatar_url')),
    ...optionalText('preferred_username', findText(metadata, 'preferred_username', 'username')),
    updated_at: Math.floor(updatedAt.getTime() / 1000),
  };
}

/** The first of the names that holds a text. */
function findText(metadata: Metadata, ...names: readonly string[]): string | undefined {
  return names.map((name) => metadata[name]).find((value) => typeof value === 'string' && value !== '') as
    | string
    | undefined;
}
