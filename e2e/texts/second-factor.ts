import { inEachLanguage, readDictionary } from '../support/dictionary';

export const secondFactorTexts = inEachLanguage((language) => {
  const auth = readDictionary(language, 'mf-auth', 'auth');
  const afterSubmit = readDictionary(language, 'mf-auth', 'after-submit');
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
    title: afterSubmit('factor.title'),
    code: auth('fields.code'),
    confirm: afterSubmit('factor.submit'),
    wrongCode: afterSubmit('factor.wrongAppCode'),
    useRecoveryCode: afterSubmit('factor.useRecoveryCode'),
    recoveryCode: auth('fields.recoveryCode'),
  };
});
