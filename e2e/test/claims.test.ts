import { languages } from '@sabi/contracts/language';
import { findContradictions } from '@sabi/marketing-claims/rules';
import { listSiteTexts } from './site-texts';

const texts = listSiteTexts();

test.each(languages)(
  'no text in %s contradicts the claims, the terms or what can be used today',
  (language) => {
    expect(texts[language].length).toBeGreaterThan(2000);
    expect(findContradictions(texts[language], language)).toEqual([]);
  },
);

/** A share, a minimum, or a figure with digit groups: a claim. */
const figure = /\d[\d.,]*\s?(?:%|\+)|\d{1,3}(?:[.,]\d{3})+/;

test.each(languages)('no dictionary in %s has a figure of its own: it names a claim', (language) => {
  const own = texts[language]
    .filter(({ place }) => place.includes(`/locales/${language}/`))
    .map(({ place, text }) => [place, text.replaceAll(/\{\{\w+\}\}[%+]?/g, '')] as const)
    .filter(([, text]) => figure.test(text));
  expect(own).toEqual([]);
});
