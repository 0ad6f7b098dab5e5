import { localizedPath } from '@sabi/contracts/language';
import { claimTexts } from '@sabi/marketing-claims';
import { renderMail } from '@sabi/service-kit/mail/mail-content';
import type { Mail } from '@sabi/service-kit/mail/mailer';
import { phrases } from '@sabi/service-kit/mail/phrases';
import { inquiryReceiptWordings } from './inquiry-receipt-wording';
import type { StoredInquiry } from './inquiry-repository';

/** The receipt. It contains no text of the sender, because the address may be another person's. */
export function renderInquiryReceipt(
  { kind, email, language }: Pick<StoredInquiry, 'kind' | 'email' | 'language'>,
  { mailId, siteUrl }: { mailId: string; siteUrl: string },
): Mail {
  const { kinds, answer, button, footer } = inquiryReceiptWordings[language];
  const { subject, received } = kinds[kind];
  const texts = [
    phrases[language].greeting(undefined),
    received,
    answer(claimTexts(language).replyWorkingDays),
  ];
  const content = renderMail({
    language,
    subject,
    preview: received,
    parts: [
      ...texts.map((text) => ({ kind: 'text', text }) as const),
      { kind: 'link', url: `${siteUrl}${localizedPath(language, '/')}`, label: button },
    ],
    footer,
  });
  return { id: mailId, to: email, language, ...content };
}
