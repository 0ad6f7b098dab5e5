import { inEachLanguage, readDictionary } from '../support/dictionary';

/** Texts of the second factor, in the settings and at sign-in. */
export const secondFactorTexts = inEachLanguage((language) => {
  const auth = readDictionary(language, 'mf-auth', 'auth');
  const settings = readDictionary(language, 'mf-talent', 'settings');
  return {
    add: settings('factor.add'),
    firstCode: settings('factor.firstCode'),
    verify: settings('factor.verify'),
    wrongFirstCode: settings('factor.wrong'),
    codes: settings('codes.dialogTitle'),
    codeList: settings('codes.title'),
    kept: settings('codes.kept'),
    added: settings('factor.added'),
    title: auth('factor.title'),
    code: auth('fields.code'),
    confirm: auth('factor.submit'),
    wrongCode: auth('factor.wrongAppCode'),
    useRecoveryCode: auth('factor.useRecoveryCode'),
    recoveryCode: auth('fields.recoveryCode'),
  };
});
