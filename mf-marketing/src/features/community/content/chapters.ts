/** Cities where the community meets in person, from west to east. */
export const chapters: readonly string[] = [
  'Medan',
  'Jakarta',
  'Bandung',
  'Semarang',
  'Surabaya',
  'Denpasar',
  'Makassar',
  'Jayapura',
];
