import type { Language } from '@sabi/contracts/language';
import { createTranslations } from '@sabi/shell-sdk/react';
import { dictionaries } from '../locales/dictionaries';

const made = new Map<Language, ReturnType<typeof createTranslations>>();

/** The shell's own texts; created once per language. */
export function translationsIn(language: Language): ReturnType<typeof createTranslations> {
  const translations = made.get(language) ?? createTranslations({ dictionaries }, language);
  made.set(language, translations);
  return translations;
}
