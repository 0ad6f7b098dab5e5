import { checkPosting } from '../src';
import phrases from './phrases.json';

/** A phrase is read as a line of the text and as a requirement. */
const postings = (phrase: string) => [
  { title: 'Staf', text: `Kami mencari rekan kerja.\n${phrase}` },
  { title: 'Staf', text: 'Kami mencari rekan kerja.', requirements: [phrase] },
];
const verdicts = (phrase: string) =>
  postings(phrase).map(
    (posting) => checkPosting({ ...posting, pay: { min: 5_000_000, max: 6_000_000 } }).verdict,
  );

test.each(phrases.found)('is found: %s', (phrase) => {
  expect(verdicts(phrase)).not.toContain('ok');
});

test.each(phrases.left_alone)('is left alone: %s', (phrase) => {
  expect(verdicts(phrase)).toEqual(['ok', 'ok']);
});
