import { parseLocalizedPath } from '@sabi/contracts/language';
import type { Navigation } from './navigation';

/** Endpoints and files, such as a feed, on our origin that are not pages of a remote. */
const notPages = /^\/(api|auth\/v1|functions|storage|remotes|assets|docs)(\/|$)|\.[a-z0-9]+$/;

/**
 * Turns plain `<a href>` links of remotes into navigation within the page; without script they work as links. Clicks
 * meant for the browser (new tab, download, other origin, fragment) are left alone.
 * @returns the function that ends it
 */
export function interceptLinks(document: Document, navigation: Navigation): () => void {
  const handle = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    if (!anchor?.href || anchor.hasAttribute('download') || (anchor.target && anchor.target !== '_self'))
      return;
    const { origin, pathname, search, hash } = new URL(anchor.href);
    const { location } = document;
    if (origin !== location.origin || notPages.test(pathname)) return;
    if (hash && pathname === location.pathname && search === location.search) return;
    event.preventDefault();
    const { language, path } = parseLocalizedPath(pathname);
    if (language !== navigation.language.get()) {
      navigation.switchLanguage(language);
      // A link to the current page: navigating again would drop the history entry's state.
      if (anchor.href === location.href) return;
    }
    navigation.navigate(`${path}${search}${hash}`, { replace: anchor.href === location.href });
  };
  document.addEventListener('click', handle);
  return () => document.removeEventListener('click', handle);
}
