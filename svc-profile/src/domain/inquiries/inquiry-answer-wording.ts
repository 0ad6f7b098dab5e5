import type { InquiryKind } from '@sabi/contracts/profile/inquiry';
import type { Language } from '@sabi/contracts/language';

interface InquiryAnswerWording {
  readonly subjects: Readonly<Record<InquiryKind, string>>;
  /** Introduces the staff's text. @param moment when the inquiry arrived */
  readonly introductions: Readonly<Record<InquiryKind, (moment: string) => string>>;
  readonly closing: string;
  readonly footer: string;
}

export const inquiryAnswerWordings: Readonly<Record<Language, InquiryAnswerWording>> = {
  en: {
    subjects: {
      contact: 'Our answer to your message',
      consultation: 'Our answer to your consultation request',
    },
    introductions: {
      contact: (moment) => `Thank you for writing to us on ${moment}. Our answer:`,
      consultation: (moment) => `Thank you for your consultation request of ${moment}. Our answer:`,
    },
    closing: 'Do you have another question? Just reply to this mail.',
    footer: 'You receive this mail because your address was entered in a form on our site.',
  },
  id: {
    subjects: {
      contact: 'Jawaban kami atas pesan Anda',
      consultation: 'Jawaban kami atas permintaan konsultasi Anda',
    },
    introductions: {
      contact: (moment) => `Terima kasih telah menghubungi kami pada ${moment}. Jawaban kami:`,
      consultation: (moment) => `Terima kasih atas permintaan konsultasi Anda pada ${moment}. Jawaban kami:`,
    },
    closing: 'Ada pertanyaan lain? Silakan balas email ini.',
    footer: 'Anda menerima email ini karena alamat Anda diisikan di formulir situs kami.',
  },
};
