import { inEachLanguage, readDictionary } from '../support/dictionary';

// Includes literal texts of the specification, section 2.

export const signUpTexts = inEachLanguage((language, specified) => {
  const auth = readDictionary(language, 'mf-auth', 'auth');
  const afterSubmit = readDictionary(language, 'mf-auth', 'after-submit');
  const approval = readDictionary(language, 'mf-auth', 'recruiter-approval');
  const community = readDictionary(language, 'mf-marketing', 'community');
  const talent = readDictionary(language, 'mf-talent', 'talent');
  return {
    recruiter: auth('roles.recruiter'),
    organization: auth('fields.currentOrganization'),
    position: auth('fields.positionInterest'),
    phone: auth('fields.phoneNumber'),
    title: auth('fields.title'),
    companyEmail: auth('fields.companyEmail'),
    message: auth('fields.message'),
    cvKept: afterSubmit('created.cv.kept'),
    cvOnItsWay: talent('cv.kept.title'),
    thanks: afterSubmit('thanks.title'),
    thanksText: afterSubmit('thanks.text'),
    okay: specified('Okay', afterSubmit('thanks.okay')),
    signInTitle: auth('signIn.title'),
    review: approval('pending.title'),
    howToJoin: community('join.title'),
    join: community('join.visitor.link'),
    accountReady: community('join.signedIn.title'),
  };
});
