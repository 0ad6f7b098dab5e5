import type { InquiryKind } from '@sabi/contracts/profile/inquiry';
import { type Language, localizedPath } from '@sabi/contracts/language';
import { claimTexts } from '@sabi/marketing-claims';
import { renderMail } from '@sabi/service-kit/mail/mail-content';
import type { Mail } from '@sabi/service-kit/mail/mailer';
import { phrases } from '@sabi/service-kit/mail/phrases';
import type { StoredInquiry } from './inquiry-repository';

interface ReceiptWording {
  readonly kinds: Readonly<Record<InquiryKind, { readonly subject: string; readonly received: string }>>;
  readonly answer: (workingDays: string) => string;
  readonly button: string;
  readonly footer: string;
}

const receiptLanguages: Readonly<Record<Language, ReceiptWording>> = {
  en: {
    kinds: {
      contact: {
        subject: 'We have received your message',
        received: 'Thank you for writing to Sabi. We have received your message.',
      },
      consultation: {
        subject: 'We have received your consultation request',
        received: 'Thank you for asking for a consultation. We have received your request.',
      },
    },
    answer: (workingDays) => `Our team answers within ${workingDays} working day.`,
    button: 'Go to Sabi',
    footer:
      'You receive this mail because your address was entered in a form on our site. Not you? Then ignore this mail.',
  },
  id: {
    kinds: {
      contact: {
        subject: 'Pesan Anda sudah kami terima',
        received: 'Terima kasih telah menghubungi Sabi. Pesan Anda sudah kami terima.',
      },
      consultation: {
        subject: 'Permintaan konsultasi Anda sudah kami terima',
        received: 'Terima kasih atas minat Anda untuk berkonsultasi. Permintaan Anda sudah kami terima.',
      },
    },
    answer: (workingDays) => `Tim kami akan menjawab dalam ${workingDays} hari kerja.`,
    button: 'Buka Sabi',
    footer:
      'Anda menerima email ini karena alamat Anda diisikan di formulir situs kami. Bukan Anda? Abaikan saja email ini.',
  },
};

/**
 * The receipt of an inquiry. Its address may belong to another person, so it contains nothing the sender could choose: no name,
 * no text.
 */
export function renderInquiryReceipt(
  { kind, email, language }: Pick<StoredInquiry, 'kind' | 'email' | 'language'>,
  { mailId, siteUrl }: { mailId: string; siteUrl: string },
): Mail {
  const { kinds, answer, button, footer } = receiptLanguages[language];
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
