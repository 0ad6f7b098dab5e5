import { localizedPath } from '@sabi/contracts/language';
import { claimTexts } from '@sabi/marketing-claims';
import { renderMail } from '@sabi/service-kit/mail/mail-content';
import type { Mail } from '@sabi/service-kit/mail/mailer';
import { phrases } from '@sabi/service-kit/mail/phrases';
import { inquiryReceiptWordings } from './inquiry-receipt-wording';
import type { StoredInquiry } from './inquiry-repository';

/**
 * The receipt of an inquiry. Its address may belong to another person, so it contains nothing the sender could choose: no name,
 * no text.
 */
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
