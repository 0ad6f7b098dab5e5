import { withQuery } from '@sabi/contracts/gateway/base-path';
import { createInquiryRoute, inquiryPages, inquirySchema } from '@sabi/contracts/http/profile/inquiries';
import { inquiryFields, type InquiryKind, inquiryKinds } from '@sabi/contracts/profile/inquiry';
import { localizedPath } from '@sabi/contracts/language';
import { AppError } from '@sabi/service-kit/errors';
import { mountPlainForm } from '@sabi/service-kit/plain/plain-form';
import { sendPlainPage } from '@sabi/service-kit/plain/plain-page';
import { readFormLanguage } from '@sabi/service-kit/plain/form-request';
import type { Request, Response, Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { receiveInquiry } from '../../domain/inquiries/receive-inquiry';
import { describeRefusal } from './describe-refusal';

const maxBytes = 100 * 1024;

/** The inquiry form without script: answers with a redirect, or a page that explains the refusal. */
export function mountInquiryForm(router: Router, dependencies: Dependencies): void {
  const receive = async (request: Request, response: Response): Promise<void> => {
    const { data: inquiry, error } = inquirySchema.safeParse(request.body);
    if (!inquiry) {
      const errors = Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), [message]]));
      throw new AppError('REQUEST_INVALID', { errors });
    }
    await receiveInquiry({ inquiry, userId: null, ip: request.ip, now: new Date() }, dependencies);
    const { path, anchor } = inquiryPages[inquiry.kind];
    response.redirect(303, `${withQuery(localizedPath(inquiry.language, path), '?sent=yes')}#${anchor}`);
  };
  mountPlainForm(router, { path: createInquiryRoute.path, maxBytes, receive, refuse }, dependencies.logger);
}

function refuse({ status, errors, retryAfterSeconds }: AppError, request: Request, response: Response): void {
  const fields = inquiryFields.filter((field) => errors && Object.hasOwn(errors, field));
  const language = readFormLanguage(request);
  const refusal = { kind: readKind(request), language, status, fields, retryAfterSeconds };
  sendPlainPage(request, response, { language, status, ...describeRefusal(refusal) });
}

/** The kind in the request; contact when unknown. */
function readKind(request: Request): InquiryKind {
  const { kind } = Object(request.body) as { kind?: unknown };
  return inquiryKinds.find((known) => known === kind) ?? 'contact';
}
