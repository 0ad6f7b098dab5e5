import { type Language, preferredLanguage } from '@sabi/contracts/language';
import type { Request } from 'express';

/** The language a request is made in: the product's pages ask for their own. */
export function languageOf(request: Request): Language {
  return preferredLanguage(request.get('accept-language'));
}
