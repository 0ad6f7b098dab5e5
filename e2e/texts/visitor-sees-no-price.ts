import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const talentSolution = readDictionary('mf-marketing', 'talent-solution');

export const visitorSeesNoPriceTexts = {
  en: {
    question: 'How much does the Pro plan cost, and what is the fee of each service in rupiah?',
    answer: 'Prices are shown on the talent solution page',
    message: 'Your message',
    open: talentSolution.en('hero.ask'),
    cv: talentSolution.en('cv.label'),
    result: 'Your CV analysis',
    closeChat: talentSolution.en('consultant.close'),
  },
  id: {
    question: 'Berapa harga paket Pro, dan berapa biaya setiap layanan dalam rupiah?',
    answer: 'Harga ditampilkan di halaman solusi talenta',
    message: 'Pesan Anda',
    open: talentSolution.id('hero.ask'),
    cv: talentSolution.id('cv.label'),
    result: 'Analisis CV Anda',
    closeChat: talentSolution.id('consultant.close'),
  },
} as const satisfies Record<Language, unknown>;
