import type { InquiryKind } from '@sabi/contracts/profile/inquiry';
import type { Language } from '@sabi/contracts/language';

interface InquiryReceiptWording {
  readonly kinds: Readonly<Record<InquiryKind, { readonly subject: string; readonly received: string }>>;
  readonly answer: (workingDays: string) => string;
  readonly button: string;
  readonly footer: string;
}

export const inquiryReceiptWordings: Readonly<Record<Language, InquiryReceiptWording>> = {
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
