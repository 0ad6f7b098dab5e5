import type { Dictionaries, LoadTexts } from '@sabi/shell-sdk/react';
import talentEn from './en/talent.json';
import talentId from './id/talent.json';

/** What a browser has from the start. */
export const firstTexts: Dictionaries = { en: { talent: talentEn }, id: { talent: talentId } };

/** The other namespaces of `dictionaries`, each when it is needed. */
export const loadTexts: LoadTexts = async (language, namespace) => {
  const texts = (await import(
    /* webpackChunkName: "texts-[request]", webpackInclude: /(?:editing|review|settings)\.json$/ */ `./${language}/${namespace}.json`
  )) as { default: object };
  return texts.default;
};
