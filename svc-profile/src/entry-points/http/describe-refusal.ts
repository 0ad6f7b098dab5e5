import { inquiryPages } from '@sabi/contracts/http/profile/inquiries';
import type { InquiryField, InquiryKind } from '@sabi/contracts/profile/inquiry';
import { inquiryFaultTexts } from '@sabi/shared-texts/inquiry-faults';
import { type Language, localizedPath } from '@sabi/contracts/language';
import { joinMarkup, type Markup, markup } from '@sabi/service-kit/markup';
import { describeReturnToForm } from '@sabi/service-kit/plain/return-to-form';

interface Refusal {
  readonly kind: InquiryKind;
  readonly language: Language;
  readonly status: number;
  /** Invalid fields; empty when the form is valid. */
  readonly fields: readonly InquiryField[];
  readonly retryAfterSeconds?: number | undefined;
}

const texts = {
  en: {
    title: 'Your message has not been sent',
    faults: 'Please go back and correct this:',
    limited: (minutes: number) =>
      `Several messages have come from you in a short time. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    failed: 'There was an error sending your message. Please try again.',
  },
  id: {
    title: 'Pesan Anda belum terkirim',
    faults: 'Silakan kembali dan perbaiki hal berikut:',
    limited: (minutes: number) =>
      `Kami menerima beberapa pesan dari Anda dalam waktu singkat. Silakan coba lagi dalam ${minutes} menit.`,
    failed: 'Pesan Anda belum terkirim. Silakan coba lagi.',
  },
} as const satisfies Record<Language, unknown>;

/** A page without script that explains a refused form, with a link back to it. */
export function describeRefusal(refusal: Refusal): { title: string; content: Markup } {
  const { kind, language } = refusal;
  const { path, anchor } = inquiryPages[kind];
  const wayBack = describeReturnToForm(language, `${localizedPath(language, path)}#${anchor}`);
  return { title: texts[language].title, content: joinMarkup([describeReason(refusal), wayBack]) };
}

function describeReason({ kind, language, fields, retryAfterSeconds, status }: Refusal): Markup {
  const { faults, limited, failed } = texts[language];
  if (status === 429 && retryAfterSeconds) {
    return markup`<p>${limited(Math.ceil(retryAfterSeconds / 60))}</p>`;
  }
  if (fields.length === 0) return markup`<p>${failed}</p>`;
  const items = fields.map((field) => markup`<li>${inquiryFaultTexts[language][kind][field]}</li>`);
  return markup`<p>${faults}</p>
    <ul>${joinMarkup(items)}</ul>`;
}
