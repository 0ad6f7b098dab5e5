import type { UserInfo } from '@sabi/contracts/http/identity/oauth-server-shapes';
import type { Caller } from '../authentication/authenticate';
import { describeMetadata, describeProfile } from '../tokens/user-claims';

/** Claims within the session's scopes; only sessions of applications have scopes. */
export function getUserInfo({ user, session }: Caller): UserInfo {
  const scopes = session?.oauth?.scopes ?? [];
  return {
    sub: user.id,
    ...(scopes.includes('email') &&
      user.email && { email: user.email, email_verified: user.email_confirmed_at !== null }),
    ...(scopes.includes('profile') && {
      ...describeProfile(user, scopes),
      user_metadata: describeMetadata(user, scopes),
    }),
    ...(scopes.includes('phone') &&
      user.phone && { phone: user.phone, phone_verified: user.phone_confirmed_at !== null }),
  };
}
