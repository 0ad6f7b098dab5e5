import type { Language } from '@sabi/contracts/language';
import { type Markup, markup } from '../markup';

const texts = {
  en: {
    back: 'Your browser’s Back button leads to the form as you filled it in. Nothing you typed is lost.',
    fresh: 'Open an empty form',
  },
  id: {
    back: 'Tombol Kembali di peramban membawa Anda ke formulir yang sudah Anda isi. Isian Anda tidak hilang.',
    fresh: 'Buka formulir kosong',
  },
} as const satisfies Record<Language, unknown>;

/** Instructions to return to a refused form with its input. @param formHref address of an empty form */
export function describeReturnToForm(language: Language, formHref: string): Markup {
  const { back, fresh } = texts[language];
  return markup`<p>${back}</p>
    <p><a href="${formHref}">${fresh}</a></p>`;
}
