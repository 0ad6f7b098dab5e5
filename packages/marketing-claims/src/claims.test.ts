import { type ClaimName, claims, claimTexts, formatClaim } from './index';

test('every claim says who stands behind it, and since when', () => {
  for (const { source, asOf } of Object.values(claims)) {
    expect(source.length).toBeGreaterThan(20);
    expect(Number.isNaN(Date.parse(asOf))).toBe(false);
  }
});

test.each([
  ['talentProcessed', 'en', '500,000+'],
  ['talentProcessed', 'id', '500.000+'],
  ['talentExcellence', 'id', '98%'],
  ['guaranteeDays', 'en', '90'],
] as const)('%s in %s reads %s', (name, language, text) => {
  expect(formatClaim(name, language)).toBe(text);
  expect(claimTexts(language)[name]).toBe(text);
});

test.each([
  ['en', 'en-GB'],
  ['id', 'id-ID'],
] as const)('every figure in %s is written as Intl writes it', (language, locale) => {
  for (const name of Object.keys(claims) as ClaimName[]) {
    const figure = new Intl.NumberFormat(locale).format(claims[name].value);
    expect(formatClaim(name, language).replace(/[+%]$/, '')).toBe(figure);
  }
});

test('the guarantee is one promise, in days and in months', () => {
  expect(claims.guaranteeDays.value).toBe(claims.guaranteeMonths.value * 30);
});
