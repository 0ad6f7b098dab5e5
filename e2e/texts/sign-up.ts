import { inEachLanguage, readDictionary } from '../support/dictionary';

// Texts of the specification, section 2, are spelled out.

export const signUpTexts = inEachLanguage((language, specified) => {
  const auth = readDictionary(language, 'mf-auth', 'auth');
  const community = readDictionary(language, 'mf-marketing', 'community');
  const talent = readDictionary(language, 'mf-talent', 'talent');
  return {
    recruiter: auth('complete.recruiter'),
    organization: auth('fields.currentOrganization'),
    position: auth('fields.positionInterest'),
    phone: auth('fields.phoneNumber'),
    title: auth('fields.title'),
    companyEmail: auth('fields.companyEmail'),
    message: auth('fields.message'),
    cvKept: auth('created.cv.kept'),
    cvOnItsWay: talent('cv.kept.title'),
    thanks: auth('thanks.title'),
    thanksText: auth('thanks.text'),
    okay: specified('Okay', auth('thanks.okay')),
    signInTitle: auth('signIn.title'),
    review: auth('review.pending.title'),
    howToJoin: community('join.title'),
    join: community('join.visitor.link'),
    accountReady: community('join.member.title'),
  };
});
