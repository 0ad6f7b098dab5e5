import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const auth = readDictionary('mf-auth', 'auth');

/** Texts of the pages of mail links. */
export const mailLinkTexts = {
  en: {
    used: auth.en('verify.link.usedTitle'),
    askByMail: auth.en('alternatives.mail'),
    sendLink: auth.en('wayIn.magiclink.submit'),
    sent: auth.en('wayIn.sentTitle'),
    resend: auth.en('mail.send'),
    wait: /^You can ask for another email in /,
    code: auth.en('fields.code'),
    codeButton: auth.en('wayIn.magiclink.codeSubmit'),
    wrongCode: 'This code is not right. Please check it, or ask for a new email below.',
    signMeIn: auth.en('mailLink.magiclink.button'),
    signInUsed: auth.en('spent.magiclink.used'),
    confirmChange: auth.en('mailLink.email_change.button'),
    halfway: auth.en('mailLink.halfway.newsTitle'),
    changed: auth.en('mailLink.email_change.doneTitle'),
    signedInWith: (email: string) => `You sign in with ${email}.`,
    acceptTitle: auth.en('newPassword.invite.title'),
    accept: auth.en('newPassword.invite.submit'),
  },
  id: {
    used: auth.id('verify.link.usedTitle'),
    askByMail: auth.id('alternatives.mail'),
    sendLink: auth.id('wayIn.magiclink.submit'),
    sent: auth.id('wayIn.sentTitle'),
    resend: auth.id('mail.send'),
    wait: /^Anda dapat meminta email lagi /,
    code: auth.id('fields.code'),
    codeButton: auth.id('wayIn.magiclink.codeSubmit'),
    wrongCode: 'Kode ini tidak cocok. Silakan periksa lagi, atau minta email baru di bawah.',
    signMeIn: auth.id('mailLink.magiclink.button'),
    signInUsed: auth.id('spent.magiclink.used'),
    confirmChange: auth.id('mailLink.email_change.button'),
    halfway: auth.id('mailLink.halfway.newsTitle'),
    changed: auth.id('mailLink.email_change.doneTitle'),
    signedInWith: (email: string) => `Anda masuk dengan ${email}.`,
    acceptTitle: auth.id('newPassword.invite.title'),
    accept: auth.id('newPassword.invite.submit'),
  },
} as const satisfies Record<Language, unknown>;
