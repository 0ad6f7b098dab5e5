import type { LoadTexts } from '@sabi/shell-sdk/react';

/** The namespaces of `dictionaries`, of the one language that a visitor reads. */
export const loadTexts: LoadTexts = async (language, namespace) => {
  const texts = (await import(
    /* webpackChunkName: "texts-[request]" */ `./${language}/${namespace}.json`
  )) as { default: object };
  return texts.default;
};
