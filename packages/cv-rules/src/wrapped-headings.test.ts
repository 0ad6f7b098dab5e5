import { toDocumentLines } from './document-text';
import { parseCv } from './parse-cv';

test('a heading that a narrow column broke is one heading', () => {
  const head = { isStrong: true, size: 1.2 };
  const cv = parseCv(
    toDocumentLines([
      { text: 'Ayu Lestari', size: 2 },
      { text: 'Education &', ...head, isApart: true },
      { text: 'Training', ...head },
      { text: 'Westmere College\t2013 – 2016' },
      { text: 'Diploma, Botany' },
    ]),
  );
  expect(cv.educations).toMatchObject([{ institution_name: 'Westmere College', field_of_study: 'Botany' }]);
  expect(cv.licenses_certifications).toEqual([]);
});

test('the person at the foot of each page with its number is no part of the CV, titles or not', () => {
  const cv = parseCv(
    toDocumentLines([
      { text: 'Dr. Ayu Lestari, M.M.', size: 2 },
      { text: 'Certifications', isStrong: true, isHeading: true },
      { text: 'Rope Access, Climbers Guild, 2021' },
      { text: 'Ayu Lestari – 1/2' },
      { text: 'Forklift Operation, Harbour School, 2019', page: 2 },
      { text: 'Ayu Lestari – 2/2', page: 2 },
    ]),
  );
  expect(cv.licenses_certifications.map(({ name }) => name)).toEqual(['Rope Access', 'Forklift Operation']);
});
