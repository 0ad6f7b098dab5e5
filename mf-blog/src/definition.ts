import { claimTexts } from '@sabi/marketing-claims';
import type { RemoteDefinition } from '@sabi/shell-sdk/react';
import blogEn from './locales/en/blog.json';
import blogId from './locales/id/blog.json';
import { App } from './routes';

/** The remote, for its browser and server entries. */
export const definition: RemoteDefinition = {
  dictionaries: { en: { blog: blogEn }, id: { blog: blogId } },
  variables: claimTexts,
  App,
};
