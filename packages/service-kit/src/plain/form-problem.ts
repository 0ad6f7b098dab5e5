import { type Language, localizedPath } from '@sabi/contracts/language';
import type { Request, Response } from 'express';
import type { AppError } from '../errors';
import { markup } from '../markup';
import { sendPlainPage } from './plain-page';
import { isForm, readFormLanguage } from './form-request';

const texts = {
  en: {
    title: 'Your form has not been sent',
    limited: 'A lot has come from your network in a short time. Please wait a little and try again.',
    large: 'What you sent is too large. Please choose a smaller file, or shorten the text.',
    failed: 'There was an error sending your form. Please try again.',
    back: 'Your browser’s Back button leads to the form as you filled it in.',
    home: 'To the home page',
  },
  id: {
    title: 'Formulir Anda belum terkirim',
    limited:
      'Terlalu banyak kiriman dari jaringan Anda dalam waktu singkat. Silakan tunggu sebentar, lalu coba lagi.',
    large: 'Kiriman Anda terlalu besar. Silakan pilih file yang lebih kecil atau persingkat teksnya.',
    failed: 'Terjadi kesalahan saat mengirim formulir Anda. Silakan coba lagi.',
    back: 'Tombol Kembali di peramban membawa Anda ke formulir yang sudah Anda isi.',
    home: 'Ke beranda',
  },
} as const satisfies Record<Language, unknown>;

/** Whether a browser waits for a page, as opposed to a program that sends a form. */
export function awaitsPage(request: Request): boolean {
  return isForm(request) && request.accepts(['json', 'html']) === 'html';
}

export function sendFormProblem(request: Request, response: Response, { status }: AppError): void {
  const language = readFormLanguage(request);
  const { title, limited, large, failed, back, home } = texts[language];
  const reason = status === 429 ? limited : status === 413 ? large : failed;
  const content = markup`<p>${reason}</p>
    <p>${back}</p>
    <p><a href="${localizedPath(language, '/')}">${home}</a></p>`;
  sendPlainPage(request, response, { language, status, title, content });
}
