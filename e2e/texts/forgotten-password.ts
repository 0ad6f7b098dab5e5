import { inEachLanguage, readDictionary } from '../support/dictionary';

export const forgottenPasswordTexts = inEachLanguage((language) => {
  const auth = readDictionary(language, 'mf-auth', 'auth');
  return {
    forgot: auth('signIn.forgot'),
    send: auth('wayIn.recovery.submit'),
    sent: auth('wayIn.sentTitle'),
    confirm: auth('fields.confirmPassword'),
    save: auth('newPassword.recovery.submit'),
    weak: auth('rules.weakPassword.pwned'),
    ended: auth('newPassword.changed.newsTitle'),
    continue: auth('newPassword.changed.continue'),
    used: auth('verify.link.usedTitle'),
  };
});
