import { formatRupiah } from '@sabi/contracts/billing/rupiah';
import type { Mail } from '@sabi/service-kit/mail/mailer';
import type { Redemptions } from '../catalogue/redemptions';
import { type BillingMailContext, renderBillingMail } from '../mails/render-billing-mail';
import { explainUsage } from './explain-usage';
import type { ReceiptSubject } from './receipt-mail';
import { receiptMailWordings } from './receipt-mail-wording';

export function renderReceiptMail(
  { number, item_name: name, amount, bought }: ReceiptSubject,
  redemptions: Redemptions,
  context: BillingMailContext,
): Mail {
  const { language } = context.contact;
  const { subject, summary, use, storedNote, button } = receiptMailWordings[language];
  const uses = bought ? explainUsage(bought, redemptions, language) : [use];
  const text = {
    subject: subject(number),
    summary: summary(name[language], formatRupiah(amount)),
    next: [...uses, storedNote],
    button,
  };
  return renderBillingMail(text, context);
}
