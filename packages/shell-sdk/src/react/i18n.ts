import type { Language } from '@sabi/contracts/language';
import { type BackendModule, createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { LoadTexts, Texts, TextVariables } from './texts';

export interface TranslationsInput {
  readonly variables?: TextVariables;
  /** What is there of the language. */
  readonly dictionaries: Readonly<Partial<Record<Language, Texts>>>;
  /** Left out: the first one of the dictionaries. */
  readonly defaultNamespace?: string | undefined;
  /** Gives the namespaces that are not there; who uses one of them waits for it in a Suspense boundary. */
  readonly load?: LoadTexts;
}

/** An instance of the remote's own: dictionaries of two remotes never meet. A missing key shows itself. */
export function createTranslations(
  { dictionaries, defaultNamespace, variables, load }: TranslationsInput,
  language: Language,
): i18n {
  const namespaces = Object.keys(dictionaries[language] ?? {});
  const defaultNS = defaultNamespace ?? namespaces[0];
  const instance = createInstance();
  if (load) instance.use(createBackend((namespace) => load(language, namespace)));
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: dictionaries as Record<Language, Record<string, Record<string, string>>>,
    partialBundledLanguages: load !== undefined,
    ns: namespaces,
    maxRetries: 1,
    ...(defaultNS && { defaultNS }),
    interpolation: {
      escapeValue: false, // React escapes
      ...(variables && { defaultVariables: variables(language) }),
    },
    initAsync: false,
    returnNull: false,
  });
  return instance;
}

function createBackend(load: (namespace: string) => Promise<object>): BackendModule {
  return {
    type: 'backend',
    init: () => undefined,
    read: (_language, namespace, done) => {
      load(namespace).then(
        (texts) => done(null, texts as Record<string, string>),
        (error: Error) => done(error, true), // true: may be asked for again
      );
    },
  };
}

/**
 * Loads texts that are a file of their own, anew where they did not come before: i18next says nothing of a failure and would
 * show their keys.
 * @throws {Error} where they do not come now either
 */
export async function loadNamespace(translations: i18n, namespace: string): Promise<void> {
  await translations.loadNamespaces(namespace);
  assertNamespace(translations, namespace);
}

/** @throws {Error} where a page would show keys instead of words */
export function assertNamespace(translations: i18n, namespace: string): void {
  if (translations.hasResourceBundle(translations.language, namespace)) return;
  throw new Error(`The texts “${namespace}” could not be loaded`);
}
