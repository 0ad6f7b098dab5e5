import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const blog = readDictionary('mf-blog', 'blog');
const common = readDictionary('mf-marketing', 'common');
const contact = readDictionary('mf-marketing', 'contact');
const home = readDictionary('mf-marketing', 'home');
const talentSolution = readDictionary('mf-marketing', 'talent-solution');

// Texts of the specification, sections 2 and 8, are spelled out.

/** Labels of controls of public pages. */
export const publicTexts = {
  en: {
    promo: home.en('promo.title'),
    talents: home.en('testimonials.talents.name'),
    figures: home.en('statistics.title'),
    pauseHeadline: home.en('hero.pause'),
    playHeadline: home.en('hero.play'),
    pauseTestimonials: common.en('testimonials.pause'),
    playTestimonials: common.en('testimonials.play'),
    askConsultant: talentSolution.en('hero.ask'),
    tryConsultant: 'Try AI Consultant',
    message: 'Your message',
    unlock: 'Sign up to read this answer',
    cvText: talentSolution.en('cv.label'),
    analyze: talentSolution.en('cv.analyze'),
    sendMessage: contact.en('message.submit'),
    sent: 'Success!',
    book: talentSolution.en('panels.expert.submit'),
    share: blog.en('share.label'),
  },
  id: {
    promo: home.id('promo.title'),
    talents: home.id('testimonials.talents.name'),
    figures: home.id('statistics.title'),
    pauseHeadline: home.id('hero.pause'),
    playHeadline: home.id('hero.play'),
    pauseTestimonials: common.id('testimonials.pause'),
    playTestimonials: common.id('testimonials.play'),
    askConsultant: talentSolution.id('hero.ask'),
    tryConsultant: 'Coba Konsultan AI',
    message: 'Pesan Anda',
    unlock: 'Daftar untuk membaca jawaban ini',
    cvText: talentSolution.id('cv.label'),
    analyze: talentSolution.id('cv.analyze'),
    sendMessage: contact.id('message.submit'),
    sent: 'Berhasil!',
    book: talentSolution.id('panels.expert.submit'),
    share: blog.id('share.label'),
  },
} as const satisfies Record<Language, unknown>;
