import { toDocumentLines } from '@sabi/cv-rules/document-text';
import { parseCv } from '@sabi/cv-rules/parse-cv';
import { htmlToLines, htmlToStyledLines } from './html-lines';

describe('the lines of a converted document', () => {
  test('paragraphs, breaks, headings and lists keep their lines', () => {
    const html =
      '<h1>Work</h1><p>PT <strong>Maju</strong> &amp; Co<br>2020</p><p></p><ul><li>Led<ul><li>six</li></ul></li></ul>';
    expect(htmlToLines(html)).toEqual(['', 'Work', 'PT Maju & Co', '2020', '', '• Led', '• six']);
  });

  test('a row of a table is a line with a tab between its cells', () => {
    const html = '<table><tr><td><p>English</p></td><td><p>Fluent</p></td></tr></table>';
    expect(htmlToLines(html)).toEqual(['English\tFluent']);
  });

  test('a table that lays out columns is read column by column', () => {
    const html =
      '<table><tr><td><p>Skills</p><p>Excel</p></td><td><p>Work</p><p>PT Maju</p></td></tr></table>';
    expect(htmlToLines(html)).toEqual(['Skills', 'Excel', '', 'Work', 'PT Maju', '']);
  });

  test.each([
    ['of one line', (cell: string) => `<td><p>${cell}</p></td>`],
    [
      'of several lines',
      (cell: string) => `<td><p>${cell}</p>${cell.startsWith('PT') ? '<p>(Persero)</p>' : ''}</td>`,
    ],
  ])('an empty cell in the middle of a table with rows %s costs those after it nothing', (_what, cellOf) => {
    const row = (...cells: string[]) => `<tr>${cells.map(cellOf).join('')}</tr>`;
    const html = [
      '<p>Ayu Lestari</p><h1>Pengalaman Kerja</h1><table>',
      row('No', 'Jabatan', 'Perusahaan', 'Lokasi', 'Periode'),
      row('1', 'Analis Data', 'PT Maju Jaya', '', '2019 - 2021'),
      row('', 'Admin Gudang', 'PT Sentosa', '', '2015 - 2018'),
      '</table>',
    ].join('');
    expect(parseCv(toDocumentLines(htmlToStyledLines(html))).work_experiences).toMatchObject([
      { job_title: 'Analis Data', start_date: '2019', end_date: '2021', location: null },
      { job_title: 'Admin Gudang', start_date: '2015', end_date: '2018', location: null },
    ]);
  });

  const cell = (...paragraphs: string[]) => `<td>${paragraphs.map((text) => `<p>${text}</p>`).join('')}</td>`;
  const row = (...cells: string[]) =>
    `<tr>${cells.map((text) => (text.startsWith('<td') ? text : cell(text))).join('')}</tr>`;
  const cvOf = (html: string) =>
    parseCv(toDocumentLines(htmlToStyledLines(`<p>Ayu Lestari</p><p>ayu@example.com</p>${html}`)));

  test.each([
    ['years', '2019 - 2021', '2019', '2021'],
    ['months in figures', '01/2019 - 12/2021', '2019-01', '2021-12'],
  ])(
    'a table of positions that has duties in several paragraphs may begin with %s',
    (_what, period, start, end) => {
      const html = [
        '<h1>Pengalaman Kerja</h1><table>',
        row('Tahun', 'Nama Perusahaan', 'Jabatan', 'Uraian Tugas'),
        row(period, 'PT Maju Jaya', 'Analis Data', cell('Menyusun laporan', 'Memeriksa data')),
        row('2015 - 2018', 'PT Sentosa', 'Admin Gudang', cell('Mencatat stok', 'Menerima barang')),
        '</table>',
      ].join('');
      expect(cvOf(html).work_experiences).toMatchObject([
        { company_name: 'PT Maju Jaya', job_title: 'Analis Data', start_date: start, end_date: end },
        { company_name: 'PT Sentosa', job_title: 'Admin Gudang', start_date: '2015', end_date: '2018' },
      ]);
    },
  );

  test('a table may have a title above the names of its columns, and a header of its own for each part', () => {
    const html = [
      '<table>',
      row('<td colspan="4"><p>PENGALAMAN KERJA</p></td>'),
      row('No', 'Tempat Bekerja', 'Jabatan', 'Periode'),
      row('1', cell('PT Maju Jaya', '(Persero)'), 'Analis Data', '2019 - 2021'),
      row('2', 'PT Sentosa', '', '2015 - 2018'),
      row('<td colspan="4"><p>PENDIDIKAN</p></td>'),
      row('No', 'Tingkat', 'Nama Sekolah', 'Tahun'),
      row('1', 'S1', 'Universitas Padjadjaran', '2011 - 2015'),
      row('2', 'SMA', 'SMA Negeri 3 Bandung', '2008 - 2011'),
      row('3', 'SD', 'SD Negeri 1 Bandung', '1999 - 2005'),
      '</table>',
    ].join('');
    const cv = cvOf(html);
    expect(cv.work_experiences).toMatchObject([
      { company_name: 'PT Maju Jaya (Persero)', job_title: 'Analis Data', start_date: '2019' },
      { company_name: 'PT Sentosa', job_title: '', start_date: '2015' },
    ]);
    expect(cv.educations).toMatchObject([
      { institution_name: 'Universitas Padjadjaran', degree: 'S1', end_date: '2015' },
      { institution_name: 'SMA Negeri 3 Bandung', degree: 'SMA', end_date: '2011' },
      { institution_name: 'SD Negeri 1 Bandung', degree: 'SD', end_date: '2005' },
    ]);
  });

  test.each([
    ['a heading alone', ['KEAHLIAN', '']],
    ['two headings', ['Keahlian', 'Bahasa']],
  ])('%s beneath the first row of a laid out page names no columns', (_what, headings) => {
    const row = (...cells: string[]) =>
      `<tr>${cells.map((cell) => `<td>${cell.replaceAll(/[^|]+/g, '<p>$&</p>').replaceAll('|', '')}</td>`).join('')}</tr>`;
    const html = `<table>${row('Budi Santoso', 'budi@example.com')}${row(...headings)}${row(
      '2019 - 2021',
      'Analis|PT Maju Jaya|Menyusun laporan',
    )}</table>`;
    const lines = htmlToLines(html);
    for (const line of ['Analis', 'PT Maju Jaya', 'Menyusun laporan']) expect(lines).toContain(line);
  });

  test('three headings beside each other are no names of columns', () => {
    const html = `<table>${row('KEAHLIAN', 'BAHASA', 'SERTIFIKASI')}${row(
      cell('Excel', 'SAP'),
      cell('Indonesia', 'Inggris'),
      cell('Brevet A', 'TOEFL ITP'),
    )}</table>`;
    expect(cvOf(html).languages.map(({ language_name }) => language_name)).toEqual(['Indonesia', 'Inggris']);
  });
});
