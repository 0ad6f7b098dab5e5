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

/** A finding, and the part of the answer that shows that it addresses the finding. */
test.each([
  ['en', 'EMAIL_MISSING', [], /add/],
  ['en', 'NAME_NOT_FOUND', [], /add/],
  ['en', 'NATIONAL_ID', [], /take out/],
  ['en', 'RELIGION', [], /take out/],
  ['en', 'SALARY', [], /take out/],
  ['en', 'EMAIL_UNPROFESSIONAL', [], /change/],
  ['en', 'DECLARATION', ['I hereby declare'], /Without “I hereby declare”/],
  ['en', 'FIRST_PERSON', ['- I led a team of 24 people'], /^Read “I led a team of 24 people”.* rewrite/],
  ['en', 'DATE_MISSING', ['Clerk, PT Rekaan'], /add .*“Clerk, PT Rekaan”/],
  ['en', 'VAGUE', ['Reports, etc.'], /rewrite/],
  ['id', 'EMAIL_MISSING', [], /ditambahkan/],
  ['id', 'RELIGION', [], /dihapus/],
  ['id', 'SALARY', [], /dihapus/],
  ['id', 'LINK_LONG', [], /perubahan/],
  ['id', 'DECLARATION', ['Demikian biodata ini'], /Tanpa “Demikian biodata ini”/],
  ['id', 'FIRST_PERSON', ['Saya memimpin 24 orang'], /^Baca “Saya memimpin 24 orang”.* perbaiki/],
] as const)('%s: what is said of %s is about what is to be done', (language, code, lines, words) => {
  const finding = { code, meaning: 'm', fix: 'f', lines };
  const [explained] = explainFindings(JSON.stringify([finding]), language);
  expect(explained?.text).toMatch(words);
});

test('the same gets the same, in the language asked for', () => {
  expect(explainFindings(findings, 'en')).toEqual(explainFindings(findings, 'en'));
  expect(explainFindings(findings, 'en')).not.toEqual(explainFindings(findings, 'id'));
});

test('what is no list of findings gets none', () => {
  expect(explainFindings('{', 'en')).toEqual([]);
  expect(explainFindings('{"a":1}', 'en')).toEqual([]);
});
