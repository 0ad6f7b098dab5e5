import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const auth = readDictionary('mf-auth', 'auth');
const afterSubmit = readDictionary('mf-auth', 'after-submit');
const mailLinks = readDictionary('mf-auth', 'mail-links');

/** Texts of the pages of mail links. */
export const mailLinkTexts = {
  en: {
    used: mailLinks.en('verify.link.usedTitle'),
    askByMail: auth.en('alternatives.mail'),
    sendLink: mailLinks.en('wayIn.magiclink.submit'),
    sent: mailLinks.en('wayIn.sentTitle'),
    resend: afterSubmit.en('mail.send'),
    wait: /^You can ask for another email in /,
    code: auth.en('fields.code'),
    codeButton: mailLinks.en('wayIn.magiclink.codeSubmit'),
    wrongCode: 'This code is not right. Please check it, or ask for a new email below.',
    signMeIn: mailLinks.en('mailLink.magiclink.button'),
    signInUsed: mailLinks.en('spent.magiclink.used'),
    confirmChange: mailLinks.en('mailLink.email_change.button'),
    halfway: mailLinks.en('mailLink.halfway.newsTitle'),
    changed: mailLinks.en('mailLink.email_change.doneTitle'),
    signedInWith: (email: string) => `You sign in with ${email}.`,
    acceptTitle: mailLinks.en('newPassword.invite.title'),
    accept: mailLinks.en('newPassword.invite.submit'),
  },
  id: {
    used: mailLinks.id('verify.link.usedTitle'),
    askByMail: auth.id('alternatives.mail'),
    sendLink: mailLinks.id('wayIn.magiclink.submit'),
    sent: mailLinks.id('wayIn.sentTitle'),
    resend: afterSubmit.id('mail.send'),
    wait: /^Anda dapat meminta email lagi /,
    code: auth.id('fields.code'),
    codeButton: mailLinks.id('wayIn.magiclink.codeSubmit'),
    wrongCode: 'Kode ini tidak cocok. Silakan periksa lagi, atau minta email baru di bawah.',
    signMeIn: mailLinks.id('mailLink.magiclink.button'),
    signInUsed: mailLinks.id('spent.magiclink.used'),
    confirmChange: mailLinks.id('mailLink.email_change.button'),
    halfway: mailLinks.id('mailLink.halfway.newsTitle'),
    changed: mailLinks.id('mailLink.email_change.doneTitle'),
    signedInWith: (email: string) => `Anda masuk dengan ${email}.`,
    acceptTitle: mailLinks.id('newPassword.invite.title'),
    accept: mailLinks.id('newPassword.invite.submit'),
  },
} as const satisfies Record<Language, unknown>;
