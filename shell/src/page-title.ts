const siteName = 'Sabi';

/** `Industry insights` → `Industry insights · Sabi`. */
export function pageTitle(title: string): string {
  return title.includes(siteName) ? title : `${title} · ${siteName}`;
}
