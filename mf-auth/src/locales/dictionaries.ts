import type { Dictionaries } from '@sabi/shell-sdk/react';
import authEn from './en/auth.json';
import unsubscribeEn from './en/unsubscribe.json';
import authId from './id/auth.json';
import unsubscribeId from './id/unsubscribe.json';

/** `auth` is the default; `unsubscribe` belongs to a page that few visits open. */
export const dictionaries: Dictionaries = {
  en: { auth: authEn, unsubscribe: unsubscribeEn },
  id: { auth: authId, unsubscribe: unsubscribeId },
};
