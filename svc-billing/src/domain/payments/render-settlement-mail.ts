import type { Mail } from '@sabi/service-kit/mail/mailer';
import { type BillingMailContext, renderBillingMail } from '../mails/render-billing-mail';
import type { SettledSubject } from './settlement-mail';
import { settlementMailWordings } from './settlement-mail-wording';

export function renderSettlementMail({ item_name: name }: SettledSubject, context: BillingMailContext): Mail {
  const { language } = context.contact;
  const { subject, summary, next, button } = settlementMailWordings[language];
  const item = name[language];
  return renderBillingMail({ subject: subject(item), summary: summary(item), next: [next], button }, context);
}
