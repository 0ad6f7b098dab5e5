import { type Language, languages } from '@sabi/contracts/language';
import { claims } from '@sabi/marketing-claims';
import { findContradictions, textsOf } from '@sabi/marketing-claims/rules';
import { dictionaries } from './dictionaries';

/** A share, a minimum, or a figure with digit groups: a claim. */
const figure = /\d[\d.,]*\s?(?:%|\+)|\d{1,3}(?:[.,]\d{3})+/;
/** A mention of the guarantee without its limits would promise more than the terms do. */
const guarantee = /guarantee|garansi/i;
const boast = /risk-free|tanpa risiko/i;

const textsIn = (language: Language) =>
  textsOf(dictionaries[language], language).map(({ place, text }) => [place, text] as const);

test.each(languages)('no text in %s has a figure of its own: it names a claim', (language) => {
  const own = textsIn(language)
    .map(([place, text]) => [place, text.replaceAll(/\{\{\w+\}\}[%+]?/g, '')] as const)
    .filter(([, text]) => figure.test(text));
  expect(own).toEqual([]);
});

test.each(languages)(
  'whatever is called free of risk in %s says for how long, and beside it for what',
  (language) => {
    const texts = textsIn(language);
    const boasts = texts.filter(([, text]) => boast.test(text));
    expect(boasts).toHaveLength(1);
    for (const [place, text] of boasts) {
      expect(text).toContain('{{guaranteeMonths}}');
      const beside = texts.find(([other]) => other === place.replace(/title$/, 'text'))?.[1];
      expect(beside).toMatch(/Executive Search/);
      expect(beside).toContain('{{guaranteeDays}}');
    }
  },
);

test.each(languages)(
  'a guarantee is never promised in %s without its time, as the terms have it',
  (language) => {
    const promises = textsIn(language).filter(
      ([place, text]) => guarantee.test(text) && !/\.(?:legal|chat)\.|question$/.test(place),
    );
    expect(promises.length).toBeGreaterThan(0);
    for (const [place, text] of promises)
      expect([place, text]).toEqual([place, expect.stringMatching(/\{\{guarantee(?:Days|Months)\}\}/)]);
    expect(claims.guaranteeDays.value).toBe(90);
  },
);

test.each(languages)(
  'no text in %s contradicts the claims, the terms or what can be used today',
  (language) => {
    expect(findContradictions(textsOf(dictionaries[language], language), language)).toEqual([]);
  },
);
