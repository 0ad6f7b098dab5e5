import { assertAcceptablePassword, findPasswordWeakness } from './password-policy';

const reasonsOf = (password: string, minLength = 6, email = 'ayu.lestari@example.com') =>
  findPasswordWeakness(password, { minLength, email })?.reasons ?? [];

test.each([
  ['five characters', 'k9#vQ', ['length']],
  ['six characters', 'k9#vQz', []],
  ['emoji count as one character each', '🦜🌋🛵🍜🪁', ['length']],
  ['six emoji', '🦜🌋🛵🍜🪁🐢', []],
  ['a trailing space counts', 'k9#vQ ', []],
  ['64 characters', 'aZ3!'.repeat(16), []],
  ['password1', 'password1', ['pwned']],
  ['capitals do not help', 'PassWord1', ['pwned']],
  ['qwerty123', 'qwerty123', ['pwned']],
  ['common and short', 'admin', ['length', 'pwned']],
  ['a common Indonesian one', 'bismillah', ['pwned']],
  ['one of our own', 'lowongankerja', ['pwned']],
  ['the product', 'Sabi2024!', ['pwned']],
  ['the product in signs', '--sabi.ats--', ['pwned']],
  ['a word that holds the product', 'sabitahu', []],
  ['the address', 'ayu.lestari@example.com', ['pwned']],
  ["the address's name", 'Ayu.Lestari', ['pwned']],
])('%s', (_name, password, expected) => {
  expect(reasonsOf(password)).toEqual(expected);
});

test.each([
  [8, 'k9#vQz7', ['length']],
  [8, 'k9#vQz7!', []],
])('with a minimum of %i, %s', (minLength, password, expected) => {
  expect(reasonsOf(password, minLength)).toEqual(expected);
});

test.each([
  [72, 'aé'.repeat(24), undefined],
  [73, `${'aé'.repeat(24)}x`, 'validation_failed'],
])('%i bytes', (bytes, password, code) => {
  expect(Buffer.byteLength(password)).toBe(bytes);
  const check = () => assertAcceptablePassword(password, { minLength: 6 });
  if (code) expect(check).toThrow(expect.objectContaining({ code, status: 400 }));
  else expect(check).not.toThrow();
});

test('the message names every reason', () => {
  expect(() => assertAcceptablePassword('admin', { minLength: 6 })).toThrow(
    'Password should be at least 6 characters. ' +
      'Password is known to be weak and easy to guess, please choose a different one.',
  );
});
