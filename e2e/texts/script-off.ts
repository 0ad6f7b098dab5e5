import { inEachLanguage, patternOf, readDictionary } from '../support/dictionary';

// Includes literal texts of the specification, section 8.

/** Texts of the services' answers to forms. */
const answerTexts = {
  en: { refused: 'Your CV has not been analyzed', notSent: 'Your form has not been sent' },
  id: { refused: 'CV Anda belum dianalisis', notSent: 'Formulir Anda belum terkirim' },
};

export const scriptOffTexts = inEachLanguage((language, specified) => {
  const blog = readDictionary(language, 'mf-blog', 'blog');
  const contact = readDictionary(language, 'mf-marketing', 'contact');
  const talentSolution = readDictionary(language, 'mf-marketing', 'talent-solution');
  const auth = readDictionary(language, 'mf-auth', 'auth');
  const inquiry = readDictionary(language, 'mf-marketing', 'inquiry');
  const { refused, notSent } = answerTexts[language];
  const query = { en: 'logistics', id: 'logistik' }[language];
  return {
    sent: specified('Success!', inquiry('sent.title')),
    contact: contact('message.submit'),
    consult: talentSolution('hero.ask'),
    cv: {
      box: talentSolution('cv.label'),
      submit: talentSolution('cv.analyze'),
      refused,
    },
    search: {
      label: blog('search.label'),
      submit: blog('search.submit'),
      found: patternOf(blog, 'search.found', { count: 3 }),
      query,
    },
    needsScript: auth('layout.needsScript'),
    notSent,
  };
});
