import type { PageHead } from '@sabi/shell-sdk';
import { structuredDataType } from '../page-data';
import { pageTitle } from '../page-title';
import { withCard } from '../structured-data';

/** Updates the document's head for the page in view; the server rendered the first one. */
export function applyHead(
  document: Document,
  { title, description, robots, structuredData = [] }: PageHead,
): void {
  document.title = pageTitle(title);
  setMeta(document, 'description', description);
  setMeta(document, 'robots', robots);
  setStructuredData(document, structuredData);
}

function setMeta(document: Document, name: string, content: string | undefined): void {
  const existing = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (!content) {
    existing?.remove();
    return;
  }
  const meta = existing ?? document.head.appendChild(document.createElement('meta'));
  meta.name = name;
  meta.content = content;
}

/** Sets structured data for search engines that run scripts. */
function setStructuredData(document: Document, things: NonNullable<PageHead['structuredData']>): void {
  for (const element of document.head.querySelectorAll(`script[type="${structuredDataType}"]`))
    element.remove();
  const card = findCard(document);
  for (const thing of things) {
    const element = document.createElement('script');
    element.type = structuredDataType;
    element.textContent = JSON.stringify(withCard(thing, card));
    document.head.append(element);
  }
}

/** The card of the server-rendered page, as long as that is the page in view. */
function findCard(document: Document): string | null {
  const contentOf = (property: string) =>
    document.head.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content ?? null;
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical && contentOf('og:url') === canonical.getAttribute('href') ? contentOf('og:image') : null;
}
