import { parseText } from '../parse-text';

const jobsOf = (...lines: string[]) =>
  parseText(['Ayu Lestari', '', 'WORK EXPERIENCE', '', ...lines].join('\n')).work_experiences.map((job) => [
    job.job_title,
    job.company_name,
    job.location,
  ]);

describe('names of employers and places that no list holds', () => {
  test('the company stands apart from the post by more than a comma, its place behind it', () => {
    expect(jobsOf('Pastry Chef – Quendor, Vellmoor', '2019 – 2021')).toEqual([
      ['Pastry Chef', 'Quendor', 'Vellmoor'],
    ]);
  });

  test('behind the post comes the company, then the place', () => {
    expect(jobsOf('Pastry Chef, Tosk & Marrin, Vellmoor\t2019 – 2021')).toEqual([
      ['Pastry Chef', 'Tosk & Marrin', 'Vellmoor'],
    ]);
  });

  test('what stands before a country is a place too', () => {
    expect(jobsOf('Pastry Chef | Quendor Hale | Vellmoor, Portugal | 2019 – 2021')).toEqual([
      ['Pastry Chef', 'Quendor Hale', 'Vellmoor, Portugal'],
    ]);
  });

  test('a post below an employer and its place, neither of them known', () => {
    expect(jobsOf('Quendor, Vellmoor\t2019 – 2021', 'Pastry Chef', '• Baked bread')).toEqual([
      ['Pastry Chef', 'Quendor', 'Vellmoor'],
    ]);
  });

  test('brackets at the end hold places where every head of the list has them', () => {
    expect(
      jobsOf(
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
    expect(jobsOf('Quendor (Bread) Works', 'Pastry Chef, 2019 – 2021')).toEqual([
      ['Pastry Chef', 'Quendor (Bread) Works', null],
    ]);
  });
});
