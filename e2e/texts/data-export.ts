import { inEachLanguage, patternOf, readDictionary } from '../support/dictionary';

export const dataExportTexts = inEachLanguage((language) => {
  const settings = readDictionary(language, 'mf-talent', 'settings');
  return {
    action: settings('copy.action'),
    saved: settings('copy.saved'),
    readMe: { en: 'Your Sabi data', id: 'Data Sabi Anda' }[language], // written by the gateway,
    ask: settings('deletion.action'),
    confirm: settings('deletion.confirm', { days: 7 }),
    pending: patternOf(settings, 'deletion.pendingTitle'),
    keep: settings('deletion.keep'),
  };
});
