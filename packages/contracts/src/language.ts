/** Languages of the product. English lives at `/…`, Indonesian at `/id/…`. */
export const languages = ['en', 'id'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'en';

export const intlLocales = { en: 'en-GB', id: 'id-ID' } as const satisfies Record<Language, string>;

/** Local storage key of a visitor's choice, and name of its cookie, so that the server can redirect. */
export const languagePreferenceKey = 'sabi-language';

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** `/id/blog` → `{ language: 'id', path: '/blog' }`; `/blog` → `{ language: 'en', path: '/blog' }`. */
export function parseLocalizedPath(pathname: string): { language: Language; path: string } {
  const [, first = '', ...rest] = pathname.split('/');
  if (first === 'id') return { language: 'id', path: `/${rest.join('/')}` };
  return { language: 'en', path: pathname };
}

/** `('id', '/blog?q=x')` → `/id/blog?q=x`; the Indonesian home is `/id`, without a trailing slash. */
export function localizedPath(language: Language, path: string): string {
  if (language === 'en') return path;
  return path.startsWith('/?') || path.startsWith('/#') || path === '/'
    ? `/id${path.slice(1)}`
    : `/id${path}`;
}

/** The language an `Accept-Language` header asks for first among ours; the default when it names neither. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  return findPreferredLanguage(acceptLanguage) ?? defaultLanguage;
}

/** @returns null when an `Accept-Language` header names none of ours */
export function findPreferredLanguage(acceptLanguage: string | undefined): Language | null {
  for (const range of acceptLanguage?.split(',') ?? []) {
    const tag = range.trim().slice(0, 2).toLowerCase();
    if (isLanguage(tag)) return tag;
  }
  return null;
}
