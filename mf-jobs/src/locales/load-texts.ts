import type { Language } from '@sabi/contracts/language';
import type { LoadTexts } from '@sabi/shell-sdk/react';

/** Texts shared with the companies' workspace. */
const jobViewTexts: Readonly<Record<Language, () => Promise<object>>> = {
  en: async () => (await import(/* webpackChunkName: "texts-en-job-view" */ '@sabi/job-view/texts/en')).en,
  id: async () => (await import(/* webpackChunkName: "texts-id-job-view" */ '@sabi/job-view/texts/id')).id,
};

/** Loads a namespace that a browser does not have from the start, in the visitor's language. */
export const loadTexts: LoadTexts = async (language, namespace) => {
  if (namespace === 'job-view') return jobViewTexts[language]();
  const texts = (await import(
    /* webpackChunkName: "texts-[request]", webpackInclude: /(apply|jobs|report|save)\.json$/ */ `./${language}/${namespace}.json`
  )) as { default: object };
  return texts.default;
};
