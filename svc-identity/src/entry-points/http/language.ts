import { type Language, preferredLanguage } from '@sabi/contracts/language';
import type { Request } from 'express';

/** The language a request asks for; undefined when it does not say. */
export function languageOf(request: Request): Language | undefined {
  const accepted = request.get('accept-language');
  return accepted === undefined ? undefined : preferredLanguage(accepted);
}
