import { analyzeCv } from './analyze-cv';

const strong = `Ayu Rekawati
ayu.rekawati@example.com | 0812-0000-3301
Summary
Warehouse supervisor with eight years in food logistics, looking for a role in planning.
Work Experience
Warehouse Supervisor, PT Rekaan Abadi
May 2019 - Present
- Cut picking errors by 35% within a year
- Led a team of 24 people
Education
Universitas Rekaan, Bachelor of Logistics, 2011 - 2015
Skills
Excel, Forklift, SAP, Planning, Reporting, Negotiation`;

const weak = `Budi Santoso
Agama: Islam, status perkawinan: menikah
Pengalaman Kerja
Staf Gudang, PT Rekaan Abadi
Mencatat barang masuk`;

test('a strong CV is told its strengths, in parts with headings', () => {
  const analysis = analyzeCv(strong, 'en');
  expect(analysis).toMatch(
    /^First impression\n[^]*\n\nStrengths\n- [^]*\n\nWhat to improve\n[^]*\n\nNext steps\n- /,
  );
  const [, strengths = '', improve = ''] = analysis.split('\n\n');
  expect(strengths).toContain('name figures');
  expect(strengths).toContain('Email and phone number');
  expect(improve).not.toContain('religion');
});

test('a weak CV is told what is missing, by its own words and in the language asked for', () => {
  const analysis = analyzeCv(weak, 'id');
  const [, strengths = '', improve = ''] = analysis.split('\n\n');
  expect(strengths).not.toContain('Email dan nomor telepon');
  expect(improve).toContain('Cantumkan alamat email');
  expect(improve).toContain('Hapus data pribadi');
  expect(analysis).not.toContain('First impression');
});

test('another CV gets another analysis, the same one the same', () => {
  expect(analyzeCv(strong, 'en')).toBe(analyzeCv(strong, 'en'));
  expect(analyzeCv(strong.replace('Supervisor,', 'Manager,'), 'en')).not.toBe(analyzeCv(strong, 'en'));
});

test.each(['en', 'id'] as const)(
  'even of a text that is hardly a CV there is more to say in %s than a preview shows',
  (language) => {
    expect(
      analyzeCv('I have worked in several warehouses and can drive a forklift.', language).length,
    ).toBeGreaterThan(400);
  },
);
