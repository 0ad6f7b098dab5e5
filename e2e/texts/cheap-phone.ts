import { inEachLanguage, readDictionary } from '../support/dictionary';

export const cheapPhoneTexts = inEachLanguage((language) => {
  const auth = readDictionary(language, 'mf-auth', 'auth');
  const afterSubmit = readDictionary(language, 'mf-auth', 'after-submit');
  const mailLinks = readDictionary(language, 'mf-auth', 'mail-links');
  const apply = readDictionary(language, 'mf-jobs', 'apply');
  const save = readDictionary(language, 'mf-jobs', 'save');
  return {
    toSignUp: auth('signIn.toSignUp'),
    enterCode: afterSubmit('created.enterCode'),
    code: auth('fields.code'),
    verify: mailLinks('verify.codeButton'),
    letter: apply('letter.label'),
    applied: save('applied.title'),
    toApplication: save('applied.link'),
    // Of packages/ui, which has no dictionary.
    offline: { en: 'You are offline', id: 'Anda sedang offline' }[language],
    sendNow: { en: 'Send now', id: 'Kirim sekarang' }[language],
  };
});
