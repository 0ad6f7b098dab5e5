import type { Language } from '@sabi/contracts/language';
import type { LoadTexts } from '@sabi/shell-sdk/react';

/** Namespaces of every page, in one chunk a language. */
export const firstNamespaces = ['talent', 'plans', 'purchase'] as const;
type FirstNamespace = (typeof firstNamespaces)[number];

const firstTexts: Readonly<Record<Language, () => Promise<Record<FirstNamespace, object>>>> = {
  en: async () => (await import(/* webpackChunkName: "texts-en-first" */ './first-en')).firstTexts,
  id: async () => (await import(/* webpackChunkName: "texts-id-first" */ './first-id')).firstTexts,
};

/** Texts shared with the analyzer of the public pages, in one chunk with those of this remote. */
const analysisTexts: Readonly<Record<Language, () => Promise<object>>> = {
  en: async () =>
    (await import(/* webpackChunkName: "texts-en-cv-report-json" */ '@sabi/shared-texts/cv-analysis/en')).en,
  id: async () =>
    (await import(/* webpackChunkName: "texts-id-cv-report-json" */ '@sabi/shared-texts/cv-analysis/id')).id,
};

const isFirst = (namespace: string): namespace is FirstNamespace =>
  firstNamespaces.some((each) => each === namespace);

/** The namespaces of `dictionaries`; other than the first ones they are loaded on demand. */
export const loadTexts: LoadTexts = async (language, namespace) => {
  if (isFirst(namespace)) return (await firstTexts[language]())[namespace];
  const texts = (await import(
    /* webpackChunkName: "texts-[request]", webpackInclude: /(?:coming|cv-import|cv-report|editing|inbox|job-search|payments|recommendations|recruiter|service-requests|settings)\.json$/ */ `./${language}/${namespace}.json`
  )) as { default: object };
  if (namespace !== 'cv-report') return texts.default;
  return { ...texts.default, analysis: await analysisTexts[language]() };
};
