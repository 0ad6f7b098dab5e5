import type { Language } from '@sabi/contracts/language';
import type { AnswerState } from './request-mails';

interface AnswerMailWording {
  readonly subject: (name: string) => string;
  readonly summary: (name: string) => string;
  /** Introduces the staff's text. */
  readonly answer: string;
  readonly closing: string;
  readonly button: string;
}

export const answerMailWordings: Readonly<
  Record<Language, Readonly<Record<AnswerState, AnswerMailWording>>>
> = {
  en: {
    accepted: {
      subject: (name) => `We have accepted your request: ${name}`,
      summary: (name) => `We have accepted your request: ${name}. One has been used up.`,
      answer: 'Our answer:',
      closing: 'Your dashboard shows the request and what you have left.',
      button: 'Open my dashboard',
    },
    declined: {
      subject: (name) => `We could not accept your request: ${name}`,
      summary: (name) => `We could not accept your request: ${name}. Nothing has been used up.`,
      answer: 'Our answer:',
      closing: 'You can ask again on your dashboard.',
      button: 'Open my dashboard',
    },
    done: {
      subject: (name) => `Done: ${name}`,
      summary: (name) => `What you asked for is done: ${name}.`,
      answer: 'Our answer was:',
      closing: 'Is something missing? Write to us on our contact page.',
      button: 'Open my dashboard',
    },
  },
  id: {
    accepted: {
      subject: (name) => `Permintaan Anda kami setujui: ${name}`,
      summary: (name) => `Permintaan Anda kami setujui: ${name}. Satu kuota sudah terpakai.`,
      answer: 'Jawaban kami:',
      closing: 'Dasbor Anda menampilkan permintaan ini dan sisa kuota Anda.',
      button: 'Buka dasbor saya',
    },
    declined: {
      subject: (name) => `Permintaan Anda belum dapat kami penuhi: ${name}`,
      summary: (name) => `Permintaan Anda belum dapat kami penuhi: ${name}. Kuota Anda tidak berkurang.`,
      answer: 'Jawaban kami:',
      closing: 'Anda dapat mengajukan permintaan lagi di dasbor.',
      button: 'Buka dasbor saya',
    },
    done: {
      subject: (name) => `Selesai: ${name}`,
      summary: (name) => `Permintaan Anda sudah selesai kami kerjakan: ${name}.`,
      answer: 'Jawaban kami sebelumnya:',
      closing: 'Ada yang kurang? Hubungi kami lewat halaman kontak.',
      button: 'Buka dasbor saya',
    },
  },
};
