import { parseText } from './parse-text';
import { isHeaderRow } from './tables';

test('a header that stands again on the next page is no position, and its page no other table', () => {
  const { work_experiences } = parseText(`Ayu Lestari
Pengalaman Kerja
No\tPerusahaan\tJabatan\tPeriode
1\tPT Maju Jaya\tAnalis\t2019 - 2021
No\tPerusahaan\tJabatan\tPeriode
2\tPT Sentosa\tAdmin\t2015 - 2018
Jabatan\tPerusahaan\tTahun
Kasir\tPT Mundur\t2012 - 2014`);
  expect(
    work_experiences.map((position) => [position.company_name, position.job_title, position.start_date]),
  ).toEqual([
    ['PT Maju Jaya', 'Analis', '2019'],
    ['PT Sentosa', 'Admin', '2015'],
    ['PT Mundur', 'Kasir', '2012'],
  ]);
});

test('the number of a row is no number of a certificate', () => {
  const { licenses_certifications } = parseText(`Ayu Lestari
Sertifikasi
No\tNama Sertifikat\tPenyelenggara\tTahun
1\tBrevet A\tIAI\t2019
2\tPelatihan\tBNSP\t2018`);
  expect(licenses_certifications).toMatchObject([
    { name: 'Brevet A', issuing_organization: 'IAI', issue_date: '2019', credential_id: null },
    { name: 'Pelatihan', issuing_organization: 'BNSP', issue_date: '2018', credential_id: null },
  ]);
});

test.each([
  [['No', 'Tempat Kerja', 'Jabatan', 'Tahun'], true],
  [['', 'Nama Perusahaan', 'Jabatan'], true],
  [['Bahasa', 'Kemampuan'], true],
  [['1', 'Pelatihan', '2019'], false],
  [['KEAHLIAN', 'BAHASA', 'SERTIFIKASI'], false],
])('%j names columns: %s', (cells, isHeader) => {
  expect(isHeaderRow(cells)).toBe(isHeader);
});
