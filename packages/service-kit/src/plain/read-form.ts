import { formTypes } from '@sabi/contracts/http/route';
import { isLanguage, type Language, preferredLanguage } from '@sabi/contracts/language';
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
  const form = await new globalThis.Response(request.body as Uint8Array<ArrayBuffer>, { headers })
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

/** The page's own, as the form says it; the browser's where nothing was read. */
export function readFormLanguage(request: Request): Language {
  const { language } = Object(request.body) as { language?: unknown };
  return isLanguage(language) ? language : preferredLanguage(request.get('accept-language'));
}
