import { formTypes } from '@sabi/contracts/http/route';
import { isLanguage, type Language, parseLocalizedPath, preferredLanguage } from '@sabi/contracts/language';
import {
  type NextFunction,
  raw,
  type Request,
  type RequestHandler,
  type Response,
  urlencoded,
} from 'express';
import { AppError } from '../errors';

const [encodedType, multipartType] = formTypes;

export function isForm(request: Request): boolean {
  return Boolean(request.is([...formTypes]));
}

/** Puts the fields of a form into `request.body`; a field given twice is a list, a file a `File`. */
export function readForm({ maxBytes }: { maxBytes: number }): RequestHandler[] {
  return [
    urlencoded({ extended: false, limit: maxBytes, parameterLimit: 30, type: encodedType }),
    raw({ limit: maxBytes, type: multipartType }),
    readParts,
  ];
}

async function readParts(request: Request, _response: Response, next: NextFunction): Promise<void> {
  if (!request.is(multipartType)) return next();
  const headers = { 'Content-Type': request.get('content-type') ?? '' };
  const form = await new globalThis.Response(new Uint8Array(request.body as Buffer), { headers })
    .formData()
    .catch((cause: unknown) => {
      throw new AppError('REQUEST_MALFORMED', { cause });
    });
  const fields = [...new Set(form.keys())].map((name) => {
    const values = form.getAll(name);
    return [name, values.length > 1 ? values : values[0]];
  });
  request.body = Object.fromEntries(fields) as unknown;
  next();
}

/** Of the page the form stands on, as the form says it or else its address; of the browser where neither is known. */
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
