import { degreeAtStart } from './degrees';

test.each([
  ['BSc (Hons) Botany', 'BSc (Hons)'],
  ['B.S. in Geology', 'B.S.'],
  ['M Sc Physics', 'M Sc'],
  ['PGCE Secondary', 'PGCE'],
  ['Postgraduate Certificate in Education', 'Postgraduate Certificate in Education'],
  ['Higher National Diploma, Surveying', 'Higher National Diploma'],
  ['BTEC Extended Diploma in Engineering', 'BTEC Extended Diploma'],
  ['A-Levels: History', 'A-Levels'],
  ['Senior High School, Sciences', 'Senior High School'],
  ['Vocational High School Business Administration', 'Vocational High School'],
  ['Sarjana (S1) Hukum', 'Sarjana (S1)'],
  ['S1 (Hukum)', 'S1'],
])('%s begins with the degree %s', (phrase, degree) => {
  expect(degreeAtStart(phrase)).toBe(degree);
});

test.each(['Be the change', 'as a student', 'Senior High School 5 Kediri', 'Basic training', 'Esd Lab'])(
  '%s begins with none',
  (phrase) => {
    expect(degreeAtStart(phrase)).toBeNull();
  },
);
