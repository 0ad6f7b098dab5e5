import { parseText } from '../parse-text';

const positionsOf = (...lines: string[]) =>
  parseText(
    ['Ayu Lestari', 'ayu@example.com', '', 'WORK EXPERIENCE', '', ...lines].join('\n'),
  ).work_experiences.map((position) => [
    position.job_title,
    position.company_name,
    position.start_date,
    position.end_date,
    position.description,
  ]);

describe('positions that a CV says in sentences', () => {
  test('post before employer, since a date and until one', () => {
    expect(
      positionsOf(
        'Since May 2019 I have been the bookkeeper of Elmstead Farm Shop.',
        'Between 2012 and 2016 I worked as an accounts clerk at Tollgate Motors in Exeter. I did the ledger for 200 suppliers.',
      ),
    ).toEqual([
      ['bookkeeper', 'Elmstead Farm Shop', '2019-05', null, null],
      ['accounts clerk', 'Tollgate Motors', '2012', '2016', 'I did the ledger for 200 suppliers.'],
    ]);
  });

  test('employer before post, over two lines, with what one does there', () => {
    expect(
      positionsOf(
        'I joined Ceredigion Crafts as Lecturer in Carpentry in September 2018 and am still there; I',
        'teach three levels.',
      ),
    ).toEqual([['Lecturer in Carpentry', 'Ceredigion Crafts', '2018-09', null, 'I teach three levels.']]);
  });

  test('in Indonesian, in either order', () => {
    expect(
      positionsOf(
        'Sejak Maret 2021 saya bekerja sebagai admin gudang di PT Kertas Jaya, Karawang.',
        'Sebelumnya saya bekerja di Toko Bangunan Sumber Rejeki sebagai kasir dari tahun 2018 sampai 2021.',
        'Pada tahun 2016 - 2018 saya pindah ke bengkel Auto Prima dan menjadi mekanik.',
      ),
    ).toEqual([
      ['admin gudang', 'PT Kertas Jaya', '2021-03', null, null],
      ['kasir', 'Toko Bangunan Sumber Rejeki', '2018', '2021', null],
      ['mekanik', 'bengkel Auto Prima', '2016', '2018', null],
    ]);
  });

  test('a time as a student is no position', () => {
    expect(positionsOf('From 2010 to 2014 I was a student at Munster Technical College in Cork.')).toEqual(
      [],
    );
  });
});
