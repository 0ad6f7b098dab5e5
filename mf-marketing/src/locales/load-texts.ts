import type { Language } from '@sabi/contracts/language';
import type { LoadTexts } from '@sabi/shell-sdk/react';

type Load = () => Promise<object>;

/** Texts shared with a service, in one chunk with their namespace, whose name they have. */
const sharedTexts: Readonly<Record<Language, Readonly<Record<string, Load>>>> = {
  en: {
    chat: async () =>
      (await import(/* webpackChunkName: "texts-en-chat-json" */ '@sabi/shared-texts/consultation/en')).en,
    'talent-solution': async () => ({
      analysis: (
        await import(
          /* webpackChunkName: "texts-en-talent-solution-json" */ '@sabi/shared-texts/cv-analysis/en'
        )
      ).en,
    }),
  },
  id: {
    chat: async () =>
      (await import(/* webpackChunkName: "texts-id-chat-json" */ '@sabi/shared-texts/consultation/id')).id,
    'talent-solution': async () => ({
      analysis: (
        await import(
          /* webpackChunkName: "texts-id-talent-solution-json" */ '@sabi/shared-texts/cv-analysis/id'
        )
      ).id,
    }),
  },
};

/** Texts shared by both remotes that sell, from their common package. */
const purchaseTexts: Readonly<Record<Language, Load>> = {
  en: async () =>
    (await import(/* webpackChunkName: "texts-en-purchase-json" */ '@sabi/purchase/texts/en')).en,
  id: async () =>
    (await import(/* webpackChunkName: "texts-id-purchase-json" */ '@sabi/purchase/texts/id')).id,
};

/** The namespaces of `dictionaries`, loaded on demand. */
export const loadTexts: LoadTexts = async (language, namespace) => {
  if (namespace === 'purchase') return purchaseTexts[language]();
  const [own, shared] = await Promise.all([
    import(/* webpackChunkName: "texts-[request]" */ `./${language}/${namespace}.json`) as Promise<{
      default: object;
    }>,
    sharedTexts[language][namespace]?.(),
  ]);
  return { ...own.default, ...shared };
};
