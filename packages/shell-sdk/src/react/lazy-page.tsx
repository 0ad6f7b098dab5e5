import type { Language } from '@sabi/contracts/language';
import type { FlatNamespace } from 'i18next';
import { type ComponentType, use } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath } from 'react-router-dom';
import { assertNamespace } from './i18n';
import { PartsContext } from './parts-context';

/** A page whose code is a file of its own. Render it inside `<Suspense>`. */
export type LazyPage = ComponentType & {
  /** Namespaces of its texts. */
  readonly texts: readonly string[];
  /** Tries again after a failure. */
  preload(): Promise<void>;
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
  load: () => Promise<ComponentType>,
  texts: readonly string[] = [],
): LazyPage {
  let loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
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
    preload: async () => {
      if (loaded) return;
      await (loading ?? start()).catch(() => start());
    },
  });
}

/** The page at `path`, if it has code of its own. */
export function findLazyPage(pages: LazyPages | undefined, path: string): LazyPage | undefined {
  return Object.entries(pages ?? {}).find(([pattern]) => matchPath(pattern, path))?.[1];
}

/** The chunk that holds a namespace of a language. */
export function textsPart(language: Language, namespace: string): string {
  return `texts-${language}-${namespace}`;
}
