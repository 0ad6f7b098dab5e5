import type { Language } from '@sabi/contracts/language';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { RemoteDefinition, Texts } from './definition';

interface TranslationsInput extends Pick<RemoteDefinition, 'variables'> {
  /** At least those of the language. */
  readonly dictionaries: Readonly<Partial<Record<Language, Texts>>>;
}

/** An instance of the remote's own: dictionaries of two remotes never meet. A missing key shows itself. */
export function createTranslations({ dictionaries, variables }: TranslationsInput, language: Language): i18n {
  const namespaces = Object.keys(dictionaries[language] ?? {});
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: dictionaries as Record<Language, Record<string, Record<string, string>>>,
    ns: namespaces,
    ...(namespaces[0] && { defaultNS: namespaces[0] }),
    interpolation: {
      escapeValue: false, // React escapes
      ...(variables && { defaultVariables: variables(language) }),
    },
    initAsync: false,
    returnNull: false,
  });
  return instance;
}
