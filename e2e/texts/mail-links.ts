import { inEachLanguage, patternOf, readDictionary } from '../support/dictionary';

/** Texts of the pages of mail links. */
export const mailLinkTexts = inEachLanguage((language) => {
  const auth = readDictionary(language, 'mf-auth', 'auth');
  const settings = readDictionary(language, 'mf-talent', 'settings');
  return {
    used: auth('verify.link.usedTitle'),
    askByMail: auth('alternatives.mail'),
    sendLink: auth('wayIn.magiclink.submit'),
    sent: auth('wayIn.sentTitle'),
    resend: auth('mail.send'),
    wait: patternOf(auth, 'mail.wait'),
    code: auth('fields.code'),
    codeButton: auth('wayIn.magiclink.codeSubmit'),
    wrongCode: auth('wayIn.code.wrong'),
    signMeIn: auth('mailLink.magiclink.button'),
    signInUsed: auth('spent.magiclink.used'),
    confirmChange: auth('mailLink.email_change.button'),
    halfway: auth('mailLink.halfway.newsTitle'),
    changed: auth('mailLink.email_change.doneTitle'),
    signedInWith: (email: string) => settings('email.current', { email }),
    acceptTitle: auth('newPassword.invite.title'),
    accept: auth('newPassword.invite.submit'),
  };
});
