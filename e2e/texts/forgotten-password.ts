import { inEachLanguage, readDictionary } from '../support/dictionary';

export const forgottenPasswordTexts = inEachLanguage((language) => {
  const auth = readDictionary(language, 'mf-auth', 'auth');
  const mailLinks = readDictionary(language, 'mf-auth', 'mail-links');
  return {
    forgot: auth('signIn.forgot'),
    send: mailLinks('wayIn.recovery.submit'),
    sent: mailLinks('wayIn.sentTitle'),
    confirm: auth('fields.confirmPassword'),
    save: mailLinks('newPassword.recovery.submit'),
    weak: auth('rules.weakPassword.pwned'),
    ended: mailLinks('newPassword.changed.newsTitle'),
    continue: mailLinks('newPassword.changed.continue'),
    used: mailLinks('verify.link.usedTitle'),
  };
});
