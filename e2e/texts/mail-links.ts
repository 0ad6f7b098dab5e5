import { inEachLanguage, patternOf, readDictionary } from '../support/dictionary';

export const mailLinkTexts = inEachLanguage((language) => {
  const auth = readDictionary(language, 'mf-auth', 'auth');
  const afterSubmit = readDictionary(language, 'mf-auth', 'after-submit');
  const mailLinks = readDictionary(language, 'mf-auth', 'mail-links');
  const settings = readDictionary(language, 'mf-talent', 'settings');
  return {
    used: mailLinks('verify.link.usedTitle'),
    askByMail: auth('alternatives.mail'),
    sendLink: mailLinks('wayIn.magiclink.submit'),
    sent: mailLinks('wayIn.sentTitle'),
    resend: afterSubmit('mail.send'),
    wait: patternOf(afterSubmit, 'mail.wait'),
    code: auth('fields.code'),
    codeButton: mailLinks('wayIn.magiclink.codeSubmit'),
    wrongCode: mailLinks('wayIn.code.wrong'),
    signMeIn: mailLinks('mailLink.magiclink.button'),
    signInUsed: mailLinks('spent.magiclink.used'),
    confirmChange: mailLinks('mailLink.email_change.button'),
    halfway: mailLinks('mailLink.halfway.newsTitle'),
    changed: mailLinks('mailLink.email_change.doneTitle'),
    signedInWith: (email: string) => settings('email.current', { email }),
    acceptTitle: mailLinks('newPassword.invite.title'),
    accept: mailLinks('newPassword.invite.submit'),
  };
});
