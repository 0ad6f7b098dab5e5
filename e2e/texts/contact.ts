import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const contact = readDictionary('mf-marketing', 'contact');
const inquiry = readDictionary('mf-marketing', 'inquiry');

// Texts of the specification, sections 4 and 8, are spelled out.

/** Texts of the contact form: the specification's and their Indonesian translations. */
export const contactTexts = {
  en: {
    fields: [
      inquiry.en('fields.first_name'),
      inquiry.en('fields.last_name'),
      inquiry.en('fields.email'),
      inquiry.en('fields.inquiry_type'),
      inquiry.en('fields.message'),
    ],
    submit: contact.en('message.submit'),
    sending: 'Sending...',
    success: ['Success!', "Your message has been sent successfully. We'll get back to you soon."],
    other: 'Bahasa Indonesia',
  },
  id: {
    fields: [
      inquiry.id('fields.first_name'),
      inquiry.id('fields.last_name'),
      inquiry.id('fields.email'),
      inquiry.id('fields.inquiry_type'),
      inquiry.id('fields.message'),
    ],
    submit: contact.id('message.submit'),
    sending: 'Mengirim...',
    success: ['Berhasil!', 'Pesan Anda sudah terkirim. Kami akan segera menghubungi Anda.'],
    other: 'English',
  },
} as const satisfies Record<Language, unknown>;
