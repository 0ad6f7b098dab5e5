import type { Language } from '@sabi/contracts/language';
import type { Dictionaries, LoadTexts } from '@sabi/shell-sdk/react';
import hireEn from './en/hire.json';
import hireId from './id/hire.json';

/** Texts of the first page load. */
export const firstTexts: Dictionaries = { en: { hire: hireEn }, id: { hire: hireId } };

/** Texts shared with the public board. */
const jobViewTexts: Readonly<Record<Language, () => Promise<object>>> = {
  en: async () => (await import(/* webpackChunkName: "texts-en-job-view" */ '@sabi/job-view/texts/en')).en,
  id: async () => (await import(/* webpackChunkName: "texts-id-job-view" */ '@sabi/job-view/texts/id')).id,
};

/** The other namespaces of `dictionaries`, loaded on demand. */
export const loadTexts: LoadTexts = async (language, namespace) => {
  if (namespace === 'job-view') return jobViewTexts[language]();
  const texts = (await import(
    /* webpackChunkName: "texts-[request]", webpackInclude: /(?:applications|automations|board|claim|company|editor|team|templates)\.json$/ */ `./${language}/${namespace}.json`
  )) as { default: object };
  return texts.default;
};
