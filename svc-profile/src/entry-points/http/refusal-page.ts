import { inquiryPages } from '@sabi/contracts/http/inquiries';
import type { InquiryField, InquiryKind } from '@sabi/contracts/inquiry';
import { inquiryFaultTexts } from '@sabi/contracts/inquiry-texts';
import { type Language, localizedPath } from '@sabi/contracts/language';
import { joinMarkup, markup } from '@sabi/service-kit/markup';

interface Refusal {
  readonly kind: InquiryKind;
  readonly language: Language;
  readonly status: number;
  /** What has to be mended; empty when nothing in the form is at fault. */
  readonly fields?: readonly InquiryField[];
  readonly retryAfterSeconds?: number | undefined;
}

const texts = {
  en: {
    title: 'Your message has not been sent',
    faults: 'Please go back and correct this:',
    limited: (minutes: number) =>
      `Several messages have come from you in a short time. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    failed: 'There was an error sending your message. Please try again.',
    back: 'Your browser’s Back button leads to the form as you filled it in. Nothing you typed is lost.',
    fresh: 'Open an empty form',
  },
  id: {
    title: 'Pesan Anda belum terkirim',
    faults: 'Silakan kembali dan perbaiki hal berikut:',
    limited: (minutes: number) =>
      `Kami menerima beberapa pesan dari Anda dalam waktu singkat. Silakan coba lagi dalam ${minutes} menit.`,
    failed: 'Pesan Anda belum terkirim. Silakan coba lagi.',
    back: 'Tombol Kembali di peramban membawa Anda ke formulir yang sudah Anda isi. Isian Anda tidak hilang.',
    fresh: 'Buka formulir kosong',
  },
} as const satisfies Record<Language, unknown>;

/** Says, without script, why a form was not taken and how to get back to it as it was filled in. */
export function renderRefusalPage(refusal: Refusal): string {
  const { kind, language } = refusal;
  const { title, back, fresh } = texts[language];
  const { path, anchor } = inquiryPages[kind];
  return markup`<!doctype html>
<html lang="${language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${title} | Sabi</title>
  <style>
    body { margin: 0; padding: 1.5rem 1rem; background: #fff6ef; color: #231c17; font: 1rem/1.6 system-ui, sans-serif; }
    main { max-width: 34rem; margin: 6vh auto 0; padding: 2rem; background: #fff; border-top: 6px solid #c2410c; border-radius: 1.25rem; }
    h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25; }
    a { color: #c2410c; font-weight: 650; }
  </style>
</head>
<body>
  <main>
    <h1>${title}</h1>
    ${describeReason(refusal)}
    <p>${back}</p>
    <p><a href="${localizedPath(language, path)}#${anchor}">${fresh}</a></p>
  </main>
</body>
</html>
`.text;
}

function describeReason({ kind, language, fields = [], retryAfterSeconds, status }: Refusal) {
  const { faults, limited, failed } = texts[language];
  if (status === 429 && retryAfterSeconds) {
    return markup`<p>${limited(Math.ceil(retryAfterSeconds / 60))}</p>`;
  }
  if (fields.length === 0) return markup`<p>${failed}</p>`;
  const items = fields.map((field) => markup`<li>${inquiryFaultTexts[language][kind][field]}</li>`);
  return markup`<p>${faults}</p>
    <ul>${joinMarkup(items)}</ul>`;
}
