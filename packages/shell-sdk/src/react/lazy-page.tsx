import { type ComponentType, use } from 'react';
import { matchPath } from 'react-router-dom';
import { PartsContext } from './parts-context';

/** A page whose code is a file of its own. Render it inside `<Suspense>`. */
export type LazyPage = ComponentType & {
  /** Tries anew after a failure. */
  preload(): Promise<void>;
};

/**
 * Pages that most visits do not open, out of the remote's first file:
 * `lazyPage('page-events', () => import(/* webpackChunkName: "page-events" *\/ './events-page').then((module) => module.EventsPage))`
 * @param part the chunk's name, beginning with `page-`, by which the shell sends the page's files along with its HTML
 */
export function lazyPage(part: string, load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  const start = () => {
    loading = load().then((component) => (loaded = component));
    return loading;
  };

  function Page() {
    use(PartsContext)?.add(part);
    // A failed load stays failed for rendering, which would otherwise try it without end.
    const Component = loaded ?? use(loading ?? start());
    return <Component />;
  }

  return Object.assign(Page, {
    preload: async () => {
      if (loaded) return;
      await (loading ?? start()).catch(() => start());
    },
  });
}

/** Loads the code of the page at `path`, if it has one of its own. */
export async function preloadPage(
  pages: Readonly<Record<string, LazyPage>> | undefined,
  path: string,
): Promise<void> {
  const entry = Object.entries(pages ?? {}).find(([pattern]) => matchPath(pattern, path));
  await entry?.[1].preload();
}
