import { withQuery } from '@sabi/contracts/base-path';
import { createInquiryRoute, inquiryPages, inquirySchema } from '@sabi/contracts/http/inquiries';
import { type InquiryField, inquiryFields, type InquiryKind, inquiryKinds } from '@sabi/contracts/inquiry';
import { isLanguage, type Language, localizedPath, preferredLanguage } from '@sabi/contracts/language';
import { toAppError } from '@sabi/service-kit/problem-handler';
import { type NextFunction, type Request, type Response, type Router, urlencoded } from 'express';
import type { Dependencies } from '../../dependencies';
import { receiveInquiry } from '../../domain/receive-inquiry';
import { renderRefusalPage } from './refusal-page';

const formType = 'application/x-www-form-urlencoded';
const readForm = urlencoded({ extended: false, limit: '100kb', parameterLimit: 30, type: formType });

/** The form of a page without script: answered by the way back to it, or by a page that says why it was not taken. */
export function mountInquiryForm(router: Router, dependencies: Dependencies): void {
  router.post(
    createInquiryRoute.path,
    (request: Request, _response: Response, next: NextFunction) =>
      next(request.is(formType) ? undefined : 'route'),
    readForm,
    async (request: Request, response: Response) => {
      const { data: inquiry, error } = inquirySchema.safeParse(request.body);
      if (!inquiry) {
        const fields = inquiryFields.filter((field) => error.issues.some(({ path }) => path[0] === field));
        return sendRefusal(request, response, { status: 422, fields });
      }
      await receiveInquiry({ inquiry, userId: null, ip: request.ip, now: new Date() }, dependencies);
      const { path, anchor } = inquiryPages[inquiry.kind];
      response.redirect(303, `${withQuery(localizedPath(inquiry.language, path), '?sent=yes')}#${anchor}`);
    },
    (error: unknown, request: Request, response: Response, _next: NextFunction) => {
      const { status, code, retryAfterSeconds } = toAppError(error);
      if (status >= 500) dependencies.logger.error({ err: error, code }, 'inquiry.form.failed');
      sendRefusal(request, response, { status, retryAfterSeconds });
    },
  );
}

function sendRefusal(
  request: Request,
  response: Response,
  refusal: { status: number; retryAfterSeconds?: number | undefined; fields?: readonly InquiryField[] },
): void {
  const { status, retryAfterSeconds } = refusal;
  if (retryAfterSeconds) response.setHeader('Retry-After', String(retryAfterSeconds));
  const page = renderRefusalPage({ ...readPage(request), ...refusal });
  response.status(status).type('html').send(page);
}

/** Which page the form stands on, as far as what was sent can be believed. */
function readPage(request: Request): { kind: InquiryKind; language: Language } {
  const { kind, language } = Object(request.body) as Record<string, unknown>;
  return {
    kind: inquiryKinds.find((known) => known === kind) ?? 'contact',
    language: isLanguage(language) ? language : preferredLanguage(request.get('accept-language')),
  };
}
