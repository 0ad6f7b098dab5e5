import { createRemote } from '@sabi/shell-sdk/react';
import { application } from './application';

export const { prepare, mount } = createRemote({
  ...application,
  loadTexts: {
    en: () => import(/* webpackChunkName: "texts-en" */ './locales/en').then(({ en }) => en),
    id: () => import(/* webpackChunkName: "texts-id" */ './locales/id').then(({ id }) => id),
  },
});
