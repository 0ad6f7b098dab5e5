import { parseText } from './parse-text';

const certificatesOf = (...lines: string[]) =>
  parseText(['Ayu Lestari', '', 'CERTIFICATIONS', '', ...lines].join('\n')).licenses_certifications.map(
    (fact) => [
      fact.name,
      fact.issuing_organization,
      fact.issue_date,
      fact.expiration_date,
      fact.credential_id,
    ],
  );

test('a name and its date over the issuer and the number, all of them so', () => {
  expect(
    certificatesOf(
      'Rope Access Level 2\t3 March 2021',
      'Climbers Guild · Cert. No. RA 40012 · exp. March 2024',
      'Forklift Operation\tMay 2019',
      'Harbour School',
    ),
  ).toEqual([
    ['Rope Access Level 2', 'Climbers Guild', '2021-03', '2024-03', 'RA 40012'],
    ['Forklift Operation', 'Harbour School', '2019-05', null, null],
  ]);
});

test.each([
  ['Rope Access (Climbers Guild, 2021)', ['Rope Access', 'Climbers Guild', '2021', null, null]],
  ['Rope Access, Climbers Guild, 2021-03', ['Rope Access', 'Climbers Guild', '2021-03', null, null]],
  [
    'Rope Access, Climbers Guild, 2021-03, valid thru 2024-03',
    ['Rope Access', 'Climbers Guild', '2021-03', '2024-03', null],
  ],
  [
    'Rope Access\nIssued by Climbers Guild, May 2020\nReg. no. RG 2231',
    ['Rope Access', 'Climbers Guild', '2020-05', null, 'RG 2231'],
  ],
  [
    'Selam Dasar\nBalai Bahari\nDiterbitkan Mei 2020\nID Kredensial SD-2020-17',
    ['Selam Dasar', 'Balai Bahari', '2020-05', null, 'SD-2020-17'],
  ],
])('%s', (text, certificate) => {
  expect(certificatesOf(...text.split('\n'))).toEqual([certificate]);
});

test('the name of a certificate behind a label is not the name of the person', () => {
  const cv = parseText(
    [
      'Ayu Lestari',
      'ayu@example.com',
      '',
      'Certificates',
      'Name: Rope Access',
      'Issuer: Climbers Guild',
    ].join('\n'),
  );
  expect([cv.first_name, cv.last_name]).toEqual(['Ayu', 'Lestari']);
  expect(cv.licenses_certifications).toMatchObject([
    { name: 'Rope Access', issuing_organization: 'Climbers Guild' },
  ]);
});

test('a number whose hyphens a typesetter wrote as something else', () => {
  for (const hyphen of ['\u2010', '\u2011', '\u2212'])
    expect(certificatesOf(`Rope Access, Climbers Guild, May 2020, No. RA${hyphen}20${hyphen}0553`)).toEqual([
      ['Rope Access', 'Climbers Guild', '2020-05', null, 'RA-20-0553'],
    ]);
});
