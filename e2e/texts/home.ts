import { inEachLanguage, patternOf, readDictionary } from '../support/dictionary';

// Includes literal texts of the specification, section 2.

export const homeTexts = inEachLanguage((language, specified) => {
  const home = readDictionary(language, 'mf-marketing', 'home');
  const common = readDictionary(language, 'mf-marketing', 'common');
  return {
    signUp: home('hero.signUp'),
    career: home('goodbye.career.link'),
    hiring: home('goodbye.hiring.link'),
    partners: home('partners.title'),
    turners: patternOf(common, 'testimonials.page'),
    closing: specified('Sign up now', common('signUpNow')),
  };
});
