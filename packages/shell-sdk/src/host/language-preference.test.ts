/**
 * @jest-environment-options {"url": "https://site.example/"}
 */
import { rememberLanguage } from './language-preference';

test('the choice is stored for the page and for the server, and over HTTPS for HTTPS alone', () => {
  const setCookie = jest.spyOn(document, 'cookie', 'set');
  rememberLanguage('id');
  expect(window.localStorage.getItem('sabi-language')).toBe('id');
  expect(document.cookie).toBe('sabi-language=id');
  expect(setCookie).toHaveBeenCalledWith('sabi-language=id; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
});
