import type { LoadTexts } from '@sabi/shell-sdk/react';

/** Loads a namespace of `dictionaries` in the visitor's language. */
export const loadTexts: LoadTexts = async (language, namespace) => {
  const texts = (await import(
    /* webpackChunkName: "texts-[request]" */ `./${language}/${namespace}.json`
  )) as { default: object };
  return texts.default;
};
