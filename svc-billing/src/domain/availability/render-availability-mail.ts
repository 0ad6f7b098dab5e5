import type { Mail } from '@sabi/service-kit/mail/mailer';
import { nameKind } from '../catalogue/kind-names';
import { type BillingMailContext, renderBillingMail } from '../mails/render-billing-mail';
import type { AvailableSubject } from './availability-mail';
import { availabilityMailWordings } from './availability-mail-wording';

export function renderAvailabilityMail(
  { entitlement_kind: kind }: AvailableSubject,
  context: BillingMailContext,
): Mail {
  const { language } = context.contact;
  const { subject, summary, next, button, footer } = availabilityMailWordings[language];
  const name = nameKind(kind, language);
  const text = { subject: subject(name), summary: summary(name), next: [next], button, footer };
  return renderBillingMail(text, context);
}
