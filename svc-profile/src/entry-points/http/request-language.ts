import { isLanguage, type Language, preferredLanguage } from '@sabi/contracts/language';
import type { Principal } from '@sabi/service-kit/authentication';
import type { Request } from 'express';

/** The language a request is made in: the product's pages ask for their own. */
export function requestLanguage(request: Request): Language {
  return preferredLanguage(request.get('accept-language'));
}

/** The language an account has chosen for its mails; where it has chosen none, the one it speaks now. */
export function accountLanguage({ userMetadata }: Principal, request: Request): Language {
  const chosen = userMetadata['language'];
  return isLanguage(chosen) ? chosen : requestLanguage(request);
}
