import { toDocumentLines } from './document-text';
import { toLines } from './text-lines';
import { joinWrappedEntryHeaders } from './wrapped-entry-headers';

const headsOf = (first: string, second: string) =>
  joinWrappedEntryHeaders(
    toLines(toDocumentLines([first, second].map((text) => ({ text, isStrong: true, room: 0 })))),
  ).map(({ text }) => text);

test('a word that slipped into the next line belongs to the head above it', () => {
  expect(headsOf('Bachelor of Engineering in Industrial\t2012 – 2016', 'Engineering')).toEqual([
    'Bachelor of Engineering in Industrial Engineering 2012 – 2016',
  ]);
});

test.each([
  ['Kantor Notaris Dharma Saputra & Rekan\t07/2013 – 04/2016', 'Junior Clerk'],
  ['Bumi Lestari Agung Permai Bersatu Raya\t2019 – 2021', 'Project Manager'],
])('the post under an employer is a line of its own: %s', (employer, post) => {
  expect(headsOf(employer, post)).toEqual([employer.replace('\t', ' '), post]);
});
