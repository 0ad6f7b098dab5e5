import { inEachLanguage, patternOf, readDictionary } from '../support/dictionary';
import { readMenuLabel } from '../support/menu-labels';

// Includes literal texts of the specification, sections 2, 5 and 8.

/** Texts of several journeys. */
export const texts = inEachLanguage((language, specified) => {
  const auth = readDictionary(language, 'mf-auth', 'auth');
  const afterSubmit = readDictionary(language, 'mf-auth', 'after-submit');
  const mailLinks = readDictionary(language, 'mf-auth', 'mail-links');
  const cvImport = readDictionary(language, 'mf-talent', 'cv-import');
  const shell = readDictionary(language, 'shell', 'shell');
  const talent = readDictionary(language, 'mf-talent', 'talent');
  return {
    login: specified('Login', readMenuLabel(language, 'sign-in', '/auth')),
    logout: shell('header.logout'),
    signUpLink: auth('signIn.toSignUp'),
    firstName: auth('fields.firstName'),
    lastName: auth('fields.lastName'),
    email: auth('fields.email'),
    password: auth('fields.password'),
    confirmPassword: auth('fields.confirmPassword'),
    signUp: auth('signUp.submit'),
    signIn: auth('signIn.submit'),
    accountCreated: specified('Account created!', afterSubmit('created.title')),
    verify: mailLinks('verify.linkButton'),
    completeProfile: specified('Complete Your Profile', afterSubmit('complete.title')),
    talent: auth('roles.talent'),
    submitProfile: afterSubmit('complete.submit'),
    greeting: (name: string) => talent('dashboard.greeting', { name }),
    openProfile: talent('dashboard.openProfile'),
    cvSection: talent('cv.title'),
    cvFile: talent('cv.fileInput'),
    cvRead: talent('cv.import.toast'),
    review: talent('cv.import.link'),
    acceptAll: patternOf(cvImport, 'actions.acceptAll'),
    acceptChosen: patternOf(cvImport, 'actions.acceptChosen'),
    chooseNone: cvImport('actions.chooseNone'),
    leaveOut: cvImport('actions.dismiss'),
    undo: talent('cv.import.undo'),
    undone: talent('cv.import.undone'),
    success: specified(
      'CV uploaded and parsed successfully! Your profile has been updated with the extracted information.',
      talent('cv.success'),
    ),
    lists: {
      summary: talent('profile.summary'),
      career: talent('lists.career.title'),
      education: talent('lists.education.title'),
      skills: talent('lists.skills.title'),
      languages: talent('lists.languages.title'),
      certifications: talent('lists.certifications.title'),
    },
    failedTitle: specified('CV Upload Failed', talent('cv.failedTitle')),
    wrongType: specified(
      'Only PDF, DOC, and DOCX files are supported',
      talent('cv.faults.RESUME_TYPE_UNSUPPORTED'),
    ),
    tooLarge: specified('File size must be less than 10MB', talent('cv.faults.RESUME_TOO_LARGE')),
    invalidFile: specified(
      'Failed to parse CV. Invalid file format. Please use PDF, DOC, or DOCX files only.',
      talent('cv.parseFailed', { cause: talent('cv.causes.INVALID_FILE') }),
    ),
    noText: specified(
      'Failed to parse CV. Unable to extract text from your PDF. Please ensure your file contains selectable text or try a different format.',
      talent('cv.parseFailed', { cause: talent('cv.causes.NO_TEXT_EXTRACTED') }),
    ),
    slotFailed: shell('slot.failedTitle'),
    retry: shell('slot.retry'),
  };
});
