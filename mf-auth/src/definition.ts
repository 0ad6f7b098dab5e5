import type { RemoteDefinition } from '@sabi/shell-sdk/react';
import { application } from './application';
import { dictionaries } from './locales/dictionaries';

/** The whole remote, for its server entry and tests. */
export const definition: RemoteDefinition = { ...application, dictionaries };
