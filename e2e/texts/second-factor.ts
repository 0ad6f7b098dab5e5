import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const auth = readDictionary('mf-auth', 'auth');
const afterSubmit = readDictionary('mf-auth', 'after-submit');
const settings = readDictionary('mf-talent', 'settings');

/** Texts of the second factor, in the settings and at sign-in. */
export const secondFactorTexts = {
  en: {
    add: settings.en('factor.add'),
    firstCode: settings.en('factor.firstCode'),
    verify: settings.en('factor.verify'),
    wrongFirstCode: settings.en('factor.wrong'),
    codes: settings.en('codes.dialogTitle'),
    codeList: settings.en('codes.title'),
    kept: settings.en('codes.kept'),
    added: settings.en('factor.added'),
    title: afterSubmit.en('factor.title'),
    code: auth.en('fields.code'),
    confirm: 'Confirm',
    wrongCode: afterSubmit.en('factor.wrongAppCode'),
    useRecoveryCode: afterSubmit.en('factor.useRecoveryCode'),
    recoveryCode: auth.en('fields.recoveryCode'),
  },
  id: {
    add: settings.id('factor.add'),
    firstCode: settings.id('factor.firstCode'),
    verify: settings.id('factor.verify'),
    wrongFirstCode: settings.id('factor.wrong'),
    codes: settings.id('codes.dialogTitle'),
    codeList: settings.id('codes.title'),
    kept: settings.id('codes.kept'),
    added: settings.id('factor.added'),
    title: afterSubmit.id('factor.title'),
    code: auth.id('fields.code'),
    confirm: 'Konfirmasi',
    wrongCode: afterSubmit.id('factor.wrongAppCode'),
    useRecoveryCode: afterSubmit.id('factor.useRecoveryCode'),
    recoveryCode: auth.id('fields.recoveryCode'),
  },
} as const satisfies Record<Language, unknown>;
