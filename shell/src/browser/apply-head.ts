import type { PageHead } from '@sabi/shell-sdk';
import { pageTitle } from '../page-title';

/** Brings the document's head to what the page in view says of itself; the server wrote the first one. */
export function applyHead(document: Document, { title, description, robots }: PageHead): void {
  document.title = pageTitle(title);
  setMeta(document, 'description', description);
  setMeta(document, 'robots', robots);
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
