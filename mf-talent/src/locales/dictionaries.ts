import type { Dictionaries } from '@sabi/shell-sdk/react';
import editingEn from './en/editing.json';
import settingsEn from './en/settings.json';
import talentEn from './en/talent.json';
import editingId from './id/editing.json';
import settingsId from './id/settings.json';
import talentId from './id/talent.json';

/** `talent` is the default; `settings` belongs to pages that few visits open, `editing` to a dialog. */
export const dictionaries: Dictionaries = {
  en: { talent: talentEn, settings: settingsEn, editing: editingEn },
  id: { talent: talentId, settings: settingsId, editing: editingId },
};
