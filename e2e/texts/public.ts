import { consultationTexts } from '@sabi/shared-texts/consultation';
import { inEachLanguage, readDictionary } from '../support/dictionary';

// Includes literal texts of the specification, sections 2 and 8.

/** Labels of controls of public pages. */
export const publicTexts = inEachLanguage((language, specified) => {
  const blog = readDictionary(language, 'mf-blog', 'blog');
  const common = readDictionary(language, 'mf-marketing', 'common');
  const contact = readDictionary(language, 'mf-marketing', 'contact');
  const home = readDictionary(language, 'mf-marketing', 'home');
  const talentSolution = readDictionary(language, 'mf-marketing', 'talent-solution');
  const companySolution = readDictionary(language, 'mf-marketing', 'company-solution');
  const inquiry = readDictionary(language, 'mf-marketing', 'inquiry');
  const consultation = consultationTexts[language];
  return {
    promo: home('promo.title'),
    hiring: home('promo.company'),
    talents: home('testimonials.talents.name'),
    figures: home('statistics.title'),
    pauseHeadline: home('hero.pause'),
    playHeadline: home('hero.play'),
    pauseTestimonials: common('testimonials.pause'),
    playTestimonials: common('testimonials.play'),
    askConsultant: talentSolution('hero.ask'),
    tryConsultant: specified('Try AI Consultant', companySolution('hero.consultant')),
    message: consultation.message,
    unlock: consultation.unlock,
    cvText: talentSolution('cv.label'),
    analyze: talentSolution('cv.analyze'),
    sendMessage: contact('message.submit'),
    sent: specified('Success!', inquiry('sent.title')),
    book: talentSolution('panels.expert.submit'),
    share: blog('share.label'),
  };
});
