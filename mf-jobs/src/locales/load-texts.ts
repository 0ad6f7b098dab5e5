import type { LoadTexts } from '@sabi/shell-sdk/react';

/** Loads a namespace that a browser does not have from the start, in the visitor's language. */
export const loadTexts: LoadTexts = async (language, namespace) => {
  const texts = (await import(
    /* webpackChunkName: "texts-[request]", webpackInclude: /report\.json$/ */ `./${language}/${namespace}.json`
  )) as { default: object };
  return texts.default;
};
