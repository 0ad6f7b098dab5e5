const maxLength = 60;

/** `PT Nusantara Rasa (Demo)` → `pt-nusantara-rasa-demo`; letters beyond ASCII lose their marks or go. */
export function makeSlug(text: string, fallback: string): string {
  const slug = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .slice(0, maxLength)
    .replaceAll(/^-+|-+$/g, '');
  return slug === '' ? fallback : slug;
}
