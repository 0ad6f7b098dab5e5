import type { Language } from '@sabi/contracts/language';

/** Texts of the contact form: the specification's and their Indonesian translations. */
export const contactTexts = {
  en: {
    fields: ['First name', 'Last name', 'Email', 'What is it about?', 'Message'],
    submit: 'Send message',
    sending: 'Sending...',
    success: ['Success!', "Your message has been sent successfully. We'll get back to you soon."],
    other: 'Bahasa Indonesia',
  },
  id: {
    fields: ['Nama depan', 'Nama belakang', 'Email', 'Tentang apa?', 'Pesan'],
    submit: 'Kirim pesan',
    sending: 'Mengirim...',
    success: ['Berhasil!', 'Pesan Anda sudah terkirim. Kami akan segera menghubungi Anda.'],
    other: 'English',
  },
} as const satisfies Record<Language, unknown>;
