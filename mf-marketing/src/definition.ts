import type { RemoteDefinition } from '@sabi/shell-sdk/react';
import { dictionaries } from './locales/dictionaries';
import { App } from './routes';

/** The remote, for its browser and its server entry alike. */
export const definition: RemoteDefinition = { dictionaries, App };
