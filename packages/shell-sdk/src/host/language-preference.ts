import { type Language, languagePreferenceKey } from '@sabi/contracts/language';

const oneYearSeconds = 31_536_000;

/** Stores the choice in this browser, and as a cookie so that the server can redirect from `/`. */
export function rememberLanguage(language: Language): void {
  try {
    window.localStorage.setItem(languagePreferenceKey, language);
  } catch {
    // Without storage (private window) the cookie and the address still carry the choice.
  }
  // Without HTTPS, as on a laptop, the browser would reject a secure cookie.
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${languagePreferenceKey}=${language}; Path=/; Max-Age=${oneYearSeconds}; SameSite=Lax${secure}`;
}
