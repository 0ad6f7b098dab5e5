import type { RemoteDefinition } from '@sabi/shell-sdk/react';
import { dictionaries } from './locales/dictionaries';
import { App, pages } from './routes';

/** The whole remote, for its server entry and tests. */
export const definition: RemoteDefinition = { dictionaries, App, pages };
