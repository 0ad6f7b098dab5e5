import { languages } from '@sabi/contracts/language';
import { type CodePurpose, renderCodeText } from './code-text';

const purposes: CodePurpose[] = [
  'phone_confirmation',
  'phone_otp',
  'phone_change',
  'phone_reauthentication',
  'factor',
];
/** GSM alphabet, of which a message holds 160 characters. */
const oneMessage = /^[A-Za-z0-9 .,?!'-]{1,160}$/;

describe.each(languages)('in %s', (language) => {
  test.each(purposes)('the text with a code for %s', (purpose) => {
    const text = renderCodeText({ purpose, code: '0123456789', language, template: null });
    expect(text).toMatchSnapshot();
    expect(text).toMatch(oneMessage);
  });
});

test("the code replaces each placeholder of an operator's template", () => {
  const template = 'Kode: {{ .Code }} ({{.Code}})';
  expect(renderCodeText({ purpose: 'phone_otp', code: '042137', language: 'id', template })).toBe(
    'Kode: 042137 (042137)',
  );
});
