import type { Language } from '@sabi/contracts/language';
import { type BackendModule, createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { LoadTexts, Texts, TextVariables } from './texts';

export interface TranslationsInput {
  readonly variables?: TextVariables;
  /** Texts available from the start. */
  readonly dictionaries: Readonly<Partial<Record<Language, Texts>>>;
  /** Default: the first one of the dictionaries. */
  readonly defaultNamespace?: string | undefined;
  /** Loads other namespaces; a component that uses one suspends meanwhile. */
  readonly load?: LoadTexts;
}

/** One instance per remote, so dictionaries of two remotes never mix. A missing key is shown as text. */
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
        (error: Error) => done(error, true), // true: may be retried
      );
    },
  };
}

/**
 * Loads texts from separate files, retrying after a failure: i18next does not report one and would show their keys.
 * @throws {Error} where they cannot be loaded
 */
export async function loadNamespace(translations: i18n, namespace: string): Promise<void> {
  await translations.loadNamespaces(namespace);
  assertNamespace(translations, namespace);
}

/** @throws {Error} where the namespace is not loaded */
export function assertNamespace(translations: i18n, namespace: string): void {
  if (translations.hasResourceBundle(translations.language, namespace)) return;
  throw new Error(`The texts “${namespace}” could not be loaded`);
}
