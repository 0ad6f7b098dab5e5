import { isLanguage, type Language, preferredLanguage } from '@sabi/contracts/language';
import type { Principal } from '@sabi/service-kit/authentication';
import type { Request } from 'express';

/** The request's language, which the product's pages send. */
export function requestLanguage(request: Request): Language {
  return preferredLanguage(request.get('accept-language'));
}

/** The account's language for mails, else the request's. */
export function accountLanguage({ userMetadata }: Principal, request: Request): Language {
  const chosen = userMetadata['language'];
  return isLanguage(chosen) ? chosen : requestLanguage(request);
}
