import { closeLetterSpacing } from './letter-spacing';

test.each([
  ['E X P E R I E N C E', 'EXPERIENCE'],
  ['A Y U   L E S T A R I', 'AYU LESTARI'],
  ['P E N D I D I K A N :', 'PENDIDIKAN:'],
  ['S K I L L S  &  T O O L S', 'SKILLS & TOOLS'],
])('"%s" is read as "%s"', (spaced, closed) => {
  expect(closeLetterSpacing(spaced)).toBe(closed);
});

test.each(['A B C', 'R & D in a team', 'Grade A', 'C++ / C / Go', 'S 1'])('"%s" stays as it is', (text) => {
  expect(closeLetterSpacing(text)).toBe(text);
});
