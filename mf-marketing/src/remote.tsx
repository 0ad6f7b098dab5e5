import { createRemote } from '@sabi/shell-sdk/react';
import { application } from './application';

export const { prepare, mount } = createRemote({
  ...application,
  loadTexts: async (language, namespace) => {
    const texts: { default: object } = await import(
      /* webpackChunkName: "texts-[request]" */ `./locales/${language}/${namespace}.json`
    );
    return texts.default;
  },
});
