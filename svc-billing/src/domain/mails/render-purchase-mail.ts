import { planFacts } from '@sabi/contracts/billing/catalogue';
import type { PlanType } from '@sabi/contracts/http/billing/catalogue';
import type { Language } from '@sabi/contracts/language';
import { formatRupiah } from '@sabi/contracts/billing/rupiah';
import type { Mail } from '@sabi/service-kit/mail/mailer';
import { phrases } from '@sabi/service-kit/mail/phrases';
import type { Redemptions } from '../catalogue/redemptions';
import type { ReceiptSubject, SettledSubject } from './billing-mail';
import { explainUsage } from './explain-usage';
import { purchaseMailWordings } from './purchase-mail-wording';
import { type BillingMailContext, type BillingMailText, renderBillingMail } from './render-billing-mail';
import type { CurrentReminder } from './update-reminder';

export type PurchaseSubject = ReceiptSubject | SettledSubject | CurrentReminder;

export function renderPurchaseMail(
  about: PurchaseSubject,
  redemptions: Redemptions,
  context: BillingMailContext,
): Mail {
  return renderBillingMail(composeText(about, context.contact.language, redemptions), context);
}

function composeText(about: PurchaseSubject, language: Language, redemptions: Redemptions): BillingMailText {
  if (about.kind === 'receipt') return composeReceipt(about, language, redemptions);
  return about.kind === 'reminder' ? composePlanEnd(about, language) : composeSettled(about, language);
}

function composeSettled({ item_name: name }: SettledSubject, language: Language): BillingMailText {
  const { subject, summary, next, button } = purchaseMailWordings[language].settled;
  return { subject: subject(name[language]), summary: summary(name[language]), next: [next], button };
}

function composeReceipt(
  about: ReceiptSubject,
  language: Language,
  redemptions: Redemptions,
): BillingMailText {
  const { subject, summary, use, storedNote, button } = purchaseMailWordings[language].receipt;
  const uses = about.bought ? explainUsage(about.bought, redemptions, language) : [use];
  return {
    subject: subject(about.number),
    summary: summary(about.item_name[language], formatRupiah(about.amount)),
    next: [...uses, storedNote],
    button,
  };
}

function composePlanEnd(about: CurrentReminder, language: Language): BillingMailText {
  const { reminder, change } = purchaseMailWordings[language];
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
