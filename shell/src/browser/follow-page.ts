import { type Language, defaultLanguage, isLanguage, localizedPath } from '@sabi/contracts/language';
import type { Navigation } from '@sabi/shell-sdk/host';
import { contentElementId } from '../page-data';

/** Repeats what a page load does after a client-side navigation: canonical address in the head, scroll position and focus. */
export function followPage(document: Document, { location, language }: Navigation): void {
  let previousPath = location.get().pathname;
  location.subscribe(() => {
    const { pathname } = location.get();
    applyAddress(document, language.get(), pathname);
    if (pathname !== previousPath) focusContent(document);
    previousPath = pathname;
  });
}

/** The canonical link and its translations: phones share that address. */
function applyAddress(document: Document, language: Language, path: string): void {
  const links = document.head.querySelectorAll<HTMLLinkElement>(
    'link[rel="canonical"], link[rel="alternate"][hreflang]',
  );
  for (const link of links) {
    const target = isLanguage(link.hreflang) ? link.hreflang : defaultLanguage;
    link.href = new URL(localizedPath(link.rel === 'canonical' ? language : target, path), link.href).href;
  }
}

/** Moves the focus to the content: it would stay on a removed link, and a screen reader would not announce the new page. */
function focusContent(document: Document): void {
  document.getElementById(contentElementId)?.focus({ preventScroll: true });
}
