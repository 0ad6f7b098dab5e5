import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const blog = readDictionary('mf-blog', 'blog');
const contact = readDictionary('mf-marketing', 'contact');
const talentSolution = readDictionary('mf-marketing', 'talent-solution');

// Texts of the specification, section 8, are spelled out.

/** Texts that no other test shares. */
export const scriptOffTexts = {
  en: {
    sent: 'Success!',
    contact: contact.en('message.submit'),
    consult: talentSolution.en('hero.ask'),
    cv: {
      box: talentSolution.en('cv.label'),
      submit: talentSolution.en('cv.analyze'),
      refused: 'Your CV has not been analyzed',
    },
    search: {
      label: blog.en('search.label'),
      submit: blog.en('search.submit'),
      found: '3 articles found',
      query: 'logistics',
    },
    needsScript: 'This page needs JavaScript.',
    notSent: 'Your form has not been sent',
  },
  id: {
    sent: 'Berhasil!',
    contact: contact.id('message.submit'),
    consult: talentSolution.id('hero.ask'),
    cv: {
      box: talentSolution.id('cv.label'),
      submit: talentSolution.id('cv.analyze'),
      refused: 'CV Anda belum dianalisis',
    },
    search: {
      label: blog.id('search.label'),
      submit: blog.id('search.submit'),
      found: 'artikel ditemukan',
      query: 'logistik',
    },
    needsScript: 'Halaman ini memerlukan JavaScript.',
    notSent: 'Formulir Anda belum terkirim',
  },
} as const satisfies Record<Language, unknown>;
