import { explainFindings } from './explain-findings';

const findings = JSON.stringify([
  { code: 'OPENING_WEAK', meaning: 'm', fix: 'f', lines: ['- Responsible for stock of two sites'] },
  { code: 'FIGURES_MISSING', meaning: 'm', fix: 'f', lines: ['Melayani pelanggan'] },
  { code: 'EMAIL_MISSING', meaning: 'm', fix: 'f', lines: [] },
]);

test.each(['en', 'id'] as const)('each finding gets a sentence by its own line (%s)', (language) => {
  const [weak, bare, missing] = explainFindings(findings, language);
  expect(weak).toMatchObject({ code: 'OPENING_WEAK', quote: '- Responsible for stock of two sites' });
  expect(weak?.text).toContain('“stock of two sites”');
  expect(bare?.text).toContain('“Melayani pelanggan”');
  expect(missing).toMatchObject({ code: 'EMAIL_MISSING', quote: '' });
});

test('the same gets the same, in the language asked for', () => {
  expect(explainFindings(findings, 'en')).toEqual(explainFindings(findings, 'en'));
  expect(explainFindings(findings, 'en')).not.toEqual(explainFindings(findings, 'id'));
});

test('what is no list of findings gets none', () => {
  expect(explainFindings('{', 'en')).toEqual([]);
  expect(explainFindings('{"a":1}', 'en')).toEqual([]);
});
