import type { RemoteDefinition } from '@sabi/shell-sdk/react';
import staffEn from './locales/en/staff.json';
import staffId from './locales/id/staff.json';
import { App } from './routes';

/** The whole remote, for its server entry and tests. */
export const definition: RemoteDefinition = {
  dictionaries: { en: { staff: staffEn }, id: { staff: staffId } },
  App,
};
