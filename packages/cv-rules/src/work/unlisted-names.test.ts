import { parseText } from '../parse-text';

const positionsOf = (...lines: string[]) =>
  parseText(['Ayu Lestari', '', 'WORK EXPERIENCE', '', ...lines].join('\n')).work_experiences.map(
    (position) => [position.job_title, position.company_name, position.location],
  );

describe('names of employers and places that no list holds', () => {
  test('the company stands apart from the post by more than a comma, its place behind it', () => {
    expect(positionsOf('Pastry Chef – Quendor, Vellmoor', '2019 – 2021')).toEqual([
      ['Pastry Chef', 'Quendor', 'Vellmoor'],
    ]);
  });

  test('behind the post comes the company, then the place', () => {
    expect(positionsOf('Pastry Chef, Tosk & Marrin, Vellmoor\t2019 – 2021')).toEqual([
      ['Pastry Chef', 'Tosk & Marrin', 'Vellmoor'],
    ]);
  });

  test('what stands before a country is a place too', () => {
    expect(positionsOf('Pastry Chef | Quendor Hale | Vellmoor, Portugal | 2019 – 2021')).toEqual([
      ['Pastry Chef', 'Quendor Hale', 'Vellmoor, Portugal'],
    ]);
  });

  test('a post below an employer and its place, neither of them known', () => {
    expect(positionsOf('Quendor, Vellmoor\t2019 – 2021', 'Pastry Chef', '• Baked bread')).toEqual([
      ['Pastry Chef', 'Quendor', 'Vellmoor'],
    ]);
  });

  test('brackets at the end hold places where every head of the list has them', () => {
    expect(
      positionsOf(
        'Quendor (Vellmoor)',
        'Pastry Chef, 2019 – 2021',
        '',
        'Tosk & Hale (Skelby)',
        'Baker, 2017 – 2019',
      ),
    ).toEqual([
      ['Pastry Chef', 'Quendor', 'Vellmoor'],
      ['Baker', 'Tosk & Hale', 'Skelby'],
    ]);
    expect(positionsOf('Quendor (Bread) Works', 'Pastry Chef, 2019 – 2021')).toEqual([
      ['Pastry Chef', 'Quendor (Bread) Works', null],
    ]);
  });

  test('the order of the list decides where a name of an employer has the word of a post', () => {
    expect(
      positionsOf(
        'Pastry Chef – Marlow Hotel',
        '2021 – 2023',
        '',
        'Kitchen Porter – Rosebank Care Home',
        '2019 – 2021',
        '',
        'Tamblin – Fifth & Flanders Florist',
        '2017 – 2019',
      ).map(([post, employer]) => [post, employer]),
    ).toEqual([
      ['Pastry Chef', 'Marlow Hotel'],
      ['Kitchen Porter', 'Rosebank Care Home'],
      ['Tamblin', 'Fifth & Flanders Florist'],
    ]);
  });

  test('at and di say which name is the employer', () => {
    expect(positionsOf('Tamblin at Fifth Florist', '2017 – 2019')).toEqual([
      ['Tamblin', 'Fifth Florist', null],
    ]);
    expect(positionsOf('Tamblin di Kurir Nusa', '2017 – 2019')).toEqual([['Tamblin', 'Kurir Nusa', null]]);
  });
});
