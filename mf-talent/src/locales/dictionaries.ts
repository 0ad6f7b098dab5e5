import type { Dictionaries } from '@sabi/shell-sdk/react';
import settingsEn from './en/settings.json';
import talentEn from './en/talent.json';
import settingsId from './id/settings.json';
import talentId from './id/talent.json';

/** `talent` is the default; `settings` belongs to pages that few visits open. */
export const dictionaries: Dictionaries = {
  en: { talent: talentEn, settings: settingsEn },
  id: { talent: talentId, settings: settingsId },
};
