import { parseCv } from '../parse-cv';
import { parseText } from '../parse-text';

const cvOf = (text: string) => parseText(text.replace(/^ {4}/gm, ''));
const schoolsOf = (text: string) =>
  cvOf(text).educations.map((study) => [
    study.degree,
    study.field_of_study,
    study.institution_name,
    study.end_date,
    study.grade,
  ]);

describe('education', () => {
  test.each([
    [
      'Medieval History (Bachelor of Arts)\nUniversity of Westmere, 2014 - 2017',
      ['Bachelor of Arts', 'Medieval History', 'University of Westmere', '2017', null],
    ],
    [
      'Westmere University\nBachelor of Science Physical Geography (2014 - 2017), Upper second class',
      ['Bachelor of Science', 'Physical Geography', 'Westmere University', '2017', 'Upper second class'],
    ],
    [
      'BSc (Hons) Botany, Westmere College, 2:1, 2016',
      ['BSc (Hons)', 'Botany', 'Westmere College', '2016', '2:1'],
    ],
    [
      'Master of Arts (Film Studies), Westmere College, 2016, Distinction',
      ['Master of Arts', 'Film Studies', 'Westmere College', '2016', 'Distinction'],
    ],
    [
      'Bachelor of Laws / Bachelor of Commerce, Westmere College, 2016',
      ['Bachelor of Laws / Bachelor of Commerce', null, 'Westmere College', '2016', null],
    ],
    ['S1 (Hukum), Universitas Rekaan, 2015', ['S1', 'Hukum', 'Universitas Rekaan', '2015', null]],
    [
      'S1 Akuntansi, Universitas Rekaan, 2015, IPK 3,70',
      ['S1', 'Akuntansi', 'Universitas Rekaan', '2015', '3,70'],
    ],
    [
      'Universitas Rekaan — S.I.Kom, Ilmu Komunikasi (2013 – 2017), GPA 3.40',
      ['S.I.Kom', 'Ilmu Komunikasi', 'Universitas Rekaan', '2017', '3.40'],
    ],
    [
      'B.Sc. Computer Science, Universitas Indonesia, 2013–2017',
      ['B.Sc.', 'Computer Science', 'Universitas Indonesia', '2017', null],
    ],
    [
      'Poltekkes Rekaan, D-III Kebidanan, IPK 3,52 (skala 4,00)',
      ['D-III', 'Kebidanan', 'Poltekkes Rekaan', null, '3,52 (skala 4,00)'],
    ],
    ['STM Rekaan, lulus tahun 2012', [null, null, 'STM Rekaan', '2012', null]],
    [
      'Sarjana Teknik Industri, Universitas Rekaan, cum laude',
      ['Sarjana', 'Teknik Industri', 'Universitas Rekaan', null, 'cum laude'],
    ],
    ['SMK Negeri 2 Depok, jurusan Otomotif', [null, 'Otomotif', 'SMK Negeri 2 Depok', null, null]],
    [
      '2017 – 2018 | Master of Marketing | Monash University',
      ['Master of Marketing', 'Marketing', 'Monash University', '2018', null],
    ],
  ])('%s', (line, expected) => {
    expect(schoolsOf(`Pendidikan\n${line}`)).toEqual([expected]);
  });

  test('several schools, whichever of their lines comes first', () => {
    const expected = [
      ['S2', 'Manajemen', 'Universitas Islam Rekaan', '2012', null],
      ['S1', 'Informatika', 'Universitas Ahmad Rekaan', '2008', null],
    ];
    const lines = [
      'S2 Manajemen|Universitas Islam Rekaan|2010 – 2012',
      'S1 Informatika|Universitas Ahmad Rekaan|2004 – 2008',
    ];
    for (const order of [
      [0, 1, 2],
      [1, 0, 2],
      [2, 1, 0],
      [2, 0, 1],
    ]) {
      const ordered = lines.map((line) => order.map((index) => line.split('|')[index]).join('\n'));
      expect(schoolsOf(`EDUCATION\n${ordered.join('\n')}`)).toEqual(expected);
    }
  });

  test('a thesis and the courses are not asked for', () => {
    expect(
      schoolsOf(`Education
    Bachelor of Engineering, Universitas Rekaan, 2006
    Thesis: Line balancing at Universitas Lain
    Relevant coursework: statistics`),
    ).toEqual([['Bachelor of Engineering', null, 'Universitas Rekaan', '2006', null]]);
  });
});

test('a school below a degree that fills its column is no part of it', () => {
  const line = { isApart: false, page: 1, column: 2, size: 1, isStrong: false, isHeading: false };
  const lines = [
    { ...line, text: 'EDUCATION', isHeading: true, room: 20 },
    { ...line, text: 'Bachelor of Science in Statistics', room: 3 },
    { ...line, text: 'Oregon State College', room: 16 },
    { ...line, text: '2012 – 2016', room: 25 },
  ];
  expect(parseCv(lines).educations).toMatchObject([
    { degree: 'Bachelor of Science', field_of_study: 'Statistics', institution_name: 'Oregon State College' },
  ]);
});
