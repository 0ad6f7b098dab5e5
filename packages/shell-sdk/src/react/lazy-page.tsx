import type { FlatNamespace } from 'i18next';
import { type ComponentType, use } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath } from 'react-router-dom';
import { assertNamespace } from './i18n';
import { PartsContext } from './parts-context';

/** A page's component; `preload` loads the parts shown at once at an address with this query. */
type PageComponent = ComponentType & { preload?: (search: string) => Promise<unknown> };

/** A lazily loaded page. Render it inside `<Suspense>`. */
export type LazyPage = ComponentType & {
  readonly texts: readonly string[];
  /**
   * Retries after a failure.
   * @param search query of the address at which it is shown
   */
  preload(search?: string): Promise<void>;
};

/** Pages by react-router pattern. */
export type LazyPages = Readonly<Record<string, LazyPage>>;

/**
 * Pages that most visits do not open, out of the remote's first file:
 * `lazyPage('page-events', () => import(/* webpackChunkName: "page-events" *\/ './events-page').then((module) => module.EventsPage))`
 * @param part the chunk's name, beginning with `page-`, by which the shell sends the page's files along with its HTML
 * @param texts namespaces the page is written in, where texts are files of their own
 */
export function lazyPage(
  part: string,
  load: () => Promise<PageComponent>,
  texts: readonly string[] = [],
): LazyPage {
  let loaded: PageComponent | undefined;
  let loading: Promise<PageComponent> | undefined;
  const start = () => {
    loading = load().then((component) => (loaded = component));
    return loading;
  };

  function Page() {
    use(PartsContext)?.add(part);
    // Rendering does not retry a failed load, or it would loop.
    const code = loading ?? start();
    // After the code's request, so that both load at once.
    const { i18n } = useTranslation([...texts] as FlatNamespace[]);
    for (const namespace of texts) assertNamespace(i18n, namespace);
    const Component = loaded ?? use(code);
    return <Component />;
  }

  return Object.assign(Page, {
    texts,
    preload: async (search = '') => {
      const component = loaded ?? (await (loading ?? start()).catch(() => start()));
      await component.preload?.(search);
    },
  });
}

/** The page at `path`, if lazily loaded. */
export function findLazyPage(pages: LazyPages | undefined, path: string): LazyPage | undefined {
  return Object.entries(pages ?? {}).find(([pattern]) => matchPath(pattern, path))?.[1];
}
