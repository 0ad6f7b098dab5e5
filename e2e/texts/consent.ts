import { inEachLanguage, readDictionary } from '../support/dictionary';

export const consentTexts = inEachLanguage((language) => {
  const consent = readDictionary(language, 'mf-auth', 'consent');
  return {
    title: consent('title'),
    asks: (name: string, email: string) => consent('text', { name, email }),
    scopes: [consent('scopes.openid'), consent('scopes.profile'), consent('scopes.email')],
    leadsTo: (host: string) => consent('leadsTo', { host }),
    allow: consent('allow'),
  };
});
