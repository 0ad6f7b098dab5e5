import { formTypes } from '@sabi/contracts/http/route';
import { isLanguage, type Language, parseLocalizedPath, preferredLanguage } from '@sabi/contracts/language';
import type { Request } from 'express';

export function isForm(request: Request): boolean {
  return Boolean(request.is([...formTypes]));
}

/** Language of the form's page, by a field of the form or else its address; otherwise the browser's. */
export function readFormLanguage(request: Request): Language {
  const { language } = Object(request.body) as { language?: unknown };
  if (isLanguage(language)) return language;
  return languageOfPage(request.get('referer')) ?? preferredLanguage(request.get('accept-language'));
}

/** @returns undefined for an address that is no page of the site, such as one of a service */
function languageOfPage(address: string | undefined): Language | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { pathname } = new URL(address);
  return /^\/(api|functions)\//.test(pathname) ? undefined : parseLocalizedPath(pathname).language;
}
