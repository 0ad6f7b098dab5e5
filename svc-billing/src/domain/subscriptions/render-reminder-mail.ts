import { planFacts } from '@sabi/shared-texts/catalogue';
import type { PlanType } from '@sabi/contracts/http/billing/catalogue';
import type { Language } from '@sabi/contracts/language';
import type { Mail } from '@sabi/service-kit/mail/mailer';
import { phrases } from '@sabi/service-kit/mail/phrases';
import {
  type BillingMailContext,
  type BillingMailText,
  renderBillingMail,
} from '../mails/render-billing-mail';
import { reminderMailWordings } from './reminder-mail-wording';
import type { CurrentReminder } from './update-reminder';

export function renderReminderMail(about: CurrentReminder, context: BillingMailContext): Mail {
  return renderBillingMail(composeText(about, context.contact.language), context);
}

function composeText(about: CurrentReminder, language: Language): BillingMailText {
  const { reminder, change } = reminderMailWordings[language];
  const { moment } = phrases[language];
  const { next, days, ends_at: end } = about;
  const plan = planName(about.plan_type, language);
  if (!next)
    return {
      subject: reminder.subject(plan, days),
      summary: reminder.summary(plan, moment(end)),
      next: [reminder.next],
      button: reminder.button,
    };
  const plans = { from: plan, to: planName(next.plan_type, language) };
  return {
    subject: change.subject(plans, days),
    summary: change.summary(plans, moment(end)),
    next: [change.next(moment(next.counts_end_at))],
    button: change.button,
  };
}

const planName = (plan: PlanType, language: Language) =>
  planFacts.find(({ plan_type: type }) => type === plan)?.name[language] ?? '';
