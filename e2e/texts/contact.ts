import type { Language } from '@sabi/contracts/language';

/** What people read on the contact form: the specification's words and their Indonesian. */
export const contactTexts = {
  en: {
    fields: ['First name', 'Last name', 'Email', 'What is it about?', 'Message'],
    faults: [
      'First name must be at least 2 characters',
      'Last name must be at least 2 characters',
      'Please enter a valid email address',
      'Please select an inquiry type',
      'Message must be at least 10 characters',
    ],
    submit: 'Send message',
    sending: 'Sending...',
    success: ['Success!', "Your message has been sent successfully. We'll get back to you soon."],
    error: ['Error', 'There was an error sending your message. Please try again.'],
    limited: /several messages in a short time\. Please try again in \d+ minutes\./,
    other: 'Bahasa Indonesia',
  },
  id: {
    fields: ['Nama depan', 'Nama belakang', 'Email', 'Tentang apa?', 'Pesan'],
    faults: [
      'Nama depan minimal 2 karakter',
      'Nama belakang minimal 2 karakter',
      'Masukkan alamat email yang valid',
      'Pilih jenis pertanyaan',
      'Pesan minimal 10 karakter',
    ],
    submit: 'Kirim pesan',
    sending: 'Mengirim...',
    success: ['Berhasil!', 'Pesan Anda sudah terkirim. Kami akan segera menghubungi Anda.'],
    error: ['Gagal', 'Pesan Anda belum terkirim. Silakan coba lagi.'],
    limited: /beberapa pesan dalam waktu singkat\. Silakan coba lagi dalam \d+ menit\./,
    other: 'English',
  },
} as const satisfies Record<Language, unknown>;
