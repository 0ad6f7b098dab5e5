import type { PageHead, RenderInput, ShellContext } from '../contract';

/** Metadata of a page, collected during rendering. */
export interface RenderedPage {
  head: PageHead | null;
  status: number;
  redirectTo?: string;
}

/** A visitor without a session, a fixed address, and callbacks that do nothing. */
export function createServerContext(
  { url, language, siteUrl, contacts }: RenderInput,
  initialState: unknown,
  page: RenderedPage,
): ShellContext {
  const { pathname, search } = new URL(url, siteUrl);
  const location = { pathname, search, hash: '', state: null, key: 'server' };
  const unavailable = (): never => {
    throw new Error('Not available while a page is rendered on the server');
  };
  return {
    language,
    siteUrl,
    contacts,
    location: { get: () => location, subscribe: () => () => undefined },
    navigate: unavailable,
    session: {
      state: { get: () => ({ status: 'unknown' }), subscribe: () => () => undefined },
      getClient: unavailable,
    },
    fetch: unavailable,
    events: { emit: unavailable, on: () => () => undefined },
    logger: { info: () => undefined, error: () => undefined },
    toast: unavailable,
    setHead: (head) => {
      page.head = head;
    },
    reportFailure: (error) => {
      throw error;
    },
    showNotFound: () => {
      page.status = 404;
    },
    redirect: (to) => {
      page.status = 301;
      page.redirectTo = to;
    },
    initialState,
  };
}
