import { isSameExactly, isSameGrade, isSameLongText, isSamePhone, isSameText } from './same-value';

test.each([
  ['PT  Dompet-Lintas Nusa', 'pt dompet lintas nusa', true],
  ['M&A', 'M & A', true],
  ['C++', 'C#', false],
  ['Ahli K3 Listrik', 'Ahli K3 Kimia', false],
])('text: "%s" and "%s"', (expected, actual, isSame) => {
  expect(isSameText(expected, actual)).toBe(isSame);
});

test.each([
  ['0811-0000-2102', '+62 811 0000 2102', true],
  ['62 813 0000 2108', '081300002108', true],
  ['+65 8000 2125', '+62 800 02125', false],
  ['0811-0000-2102', '0811-0000-2103', false],
])('phone: "%s" and "%s"', (expected, actual, isSame) => {
  expect(isSamePhone(expected, actual)).toBe(isSame);
});

test.each([
  ['3,58 / 4,00', 'IPK 3,58/4,00', true],
  ['3.62', 'GPA: 3.26', false],
])('grade: "%s" and "%s"', (expected, actual, isSame) => {
  expect(isSameGrade(expected, actual)).toBe(isSame);
});

test('a date and an address are compared as they are', () => {
  expect(isSameExactly('2019-05', '2019')).toBe(false);
  expect(isSameExactly('Ayu@example.com', 'ayu@example.com ')).toBe(true);
});

test.each([
  ['one two three four five', 'One, two three - four', true],
  ['one two three four five', 'one two three', false],
  ['the the the the', 'the', false],
])('long text: "%s" and "%s"', (expected, actual, isSame) => {
  expect(isSameLongText(expected, actual)).toBe(isSame);
});
