import { inEachLanguage, readDictionary } from '../support/dictionary';

export const consentTexts = inEachLanguage((language) => {
  const auth = readDictionary(language, 'mf-auth', 'auth');
  return {
    title: auth('consent.title'),
    asks: (name: string, email: string) => auth('consent.text', { name, email }),
    scopes: [auth('consent.scopes.openid'), auth('consent.scopes.profile'), auth('consent.scopes.email')],
    leadsTo: (host: string) => auth('consent.leadsTo', { host }),
    allow: auth('consent.allow'),
  };
});
