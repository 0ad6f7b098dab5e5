import type { Mail } from '@sabi/service-kit/mail/mailer';
import { nameKind } from '../catalogue/kind-names';
import { type BillingMailContext, renderBillingMail } from '../mails/render-billing-mail';
import { answerMailWordings } from './answer-mail-wording';
import type { AnswerState } from './request-mails';
import type { StoredServiceRequest } from './service-request';

export function renderAnswerMail(
  { kind, answer }: Pick<StoredServiceRequest, 'kind' | 'answer'>,
  state: AnswerState,
  context: BillingMailContext,
): Mail {
  const { language } = context.contact;
  const { subject, summary, button, ...wording } = answerMailWordings[language][state];
  const name = nameKind(kind, language);
  const lines = answer ? [wording.answer, ...answer.split(/\n+/)] : [];
  const next = [...lines, wording.closing];
  return renderBillingMail({ subject: subject(name), summary: summary(name), next, button }, context);
}
