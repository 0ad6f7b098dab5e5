import { type Language, languagePreferenceKey } from '@sabi/contracts/language';

const oneYearSeconds = 31_536_000;

/** Stores the choice in this browser, and as a cookie so that the server can redirect from `/`. */
export function rememberLanguage(language: Language): void {
  try {
    window.localStorage.setItem(languagePreferenceKey, language);
  } catch {
    // Storage is closed (private window): the cookie and the address still carry the choice.
  }
  // On a laptop the site has no HTTPS, and the cookie would not be taken.
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${languagePreferenceKey}=${language}; Path=/; Max-Age=${oneYearSeconds}; SameSite=Lax${secure}`;
}
