import { inEachLanguage, patternOf, readDictionary } from '../support/dictionary';

/** Written by svc-profile. */
const sharedPageTexts = {
  en: { ended: 'This link does not work any more', other: 'Lihat dalam bahasa Indonesia', skills: 'Skills' },
  id: { ended: 'Tautan ini sudah tidak berlaku', other: 'View in English', skills: 'Keahlian' },
};

export const profileSharingTexts = inEachLanguage((language) => {
  const settings = readDictionary(language, 'mf-talent', 'settings');
  const talent = readDictionary(language, 'mf-talent', 'talent');
  const name = 'PT Maju';
  return {
    section: settings('sharing.title'),
    none: settings('sharing.empty'),
    open: settings('sharing.create.open'),
    forWhom: settings('sharing.label.name'),
    week: settings('sharing.days', { count: 7 }),
    create: settings('sharing.create.submit'),
    address: settings('sharing.send.address', { name }),
    views: patternOf(settings, 'sharing.facts.viewed', { count: 1 }),
    showViews: settings('sharing.views.show'),
    end: settings('sharing.revoke.named', { name }),
    confirm: settings('sharing.revoke.open'),
    endedLinks: settings('sharing.ended', { count: 1 }),
    viewed: new RegExp(`${settings('sharing.devices.phone')}, Chrome`),
    ...sharedPageTexts[language],
    fromProfile: talent('sharing.open'),
  };
});
