const maxLength = 60;

/**
 * `Café Pérez (Demo)` → `cafe-perez-demo`: removes diacritics, then turns everything but Latin letters and
 * digits into hyphens.
 */
export function makeSlug(text: string, fallback: string): string {
  const slug = text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .slice(0, maxLength)
    .replaceAll(/^-+|-+$/g, '');
  return slug === '' ? fallback : slug;
}
