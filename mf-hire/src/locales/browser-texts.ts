import type { Dictionaries, LoadTexts } from '@sabi/shell-sdk/react';
import hireEn from './en/hire.json';
import hireId from './id/hire.json';

/** Texts of the first page load. */
export const firstTexts: Dictionaries = { en: { hire: hireEn }, id: { hire: hireId } };

/** The other namespaces of `dictionaries`, each when it is needed. */
export const loadTexts: LoadTexts = async (language, namespace) => {
  const texts = (await import(
    /* webpackChunkName: "texts-[request]", webpackInclude: /(?:company|editor|team)\.json$/ */ `./${language}/${namespace}.json`
  )) as { default: object };
  return texts.default;
};
