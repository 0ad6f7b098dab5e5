import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const auth = readDictionary('mf-auth', 'auth');
const afterSubmit = readDictionary('mf-auth', 'after-submit');
const recruiterApproval = readDictionary('mf-auth', 'recruiter-approval');
const community = readDictionary('mf-marketing', 'community');
const talent = readDictionary('mf-talent', 'talent');

// Texts of the specification, section 2, are spelled out.

export const signUpTexts = {
  en: {
    recruiter: auth.en('roles.recruiter'),
    organization: auth.en('fields.currentOrganization'),
    position: auth.en('fields.positionInterest'),
    phone: auth.en('fields.phoneNumber'),
    title: auth.en('fields.title'),
    companyEmail: auth.en('fields.companyEmail'),
    message: auth.en('fields.message'),
    cvKept: afterSubmit.en('created.cv.kept'),
    cvOnItsWay: talent.en('cv.kept.title'),
    thanks: afterSubmit.en('thanks.title'),
    thanksText: afterSubmit.en('thanks.text'),
    okay: 'Okay',
    signInTitle: auth.en('signIn.title'),
    review: recruiterApproval.en('pending.title'),
    howToJoin: community.en('join.title'),
    join: community.en('join.visitor.link'),
    accountReady: community.en('join.member.title'),
  },
  id: {
    recruiter: auth.id('roles.recruiter'),
    organization: auth.id('fields.currentOrganization'),
    position: auth.id('fields.positionInterest'),
    phone: auth.id('fields.phoneNumber'),
    title: auth.id('fields.title'),
    companyEmail: auth.id('fields.companyEmail'),
    message: auth.id('fields.message'),
    cvKept: afterSubmit.id('created.cv.kept'),
    cvOnItsWay: talent.id('cv.kept.title'),
    thanks: afterSubmit.id('thanks.title'),
    thanksText: afterSubmit.id('thanks.text'),
    okay: 'Oke',
    signInTitle: auth.id('signIn.title'),
    review: recruiterApproval.id('pending.title'),
    howToJoin: community.id('join.title'),
    join: community.id('join.visitor.link'),
    accountReady: community.id('join.member.title'),
  },
} as const satisfies Record<Language, unknown>;
