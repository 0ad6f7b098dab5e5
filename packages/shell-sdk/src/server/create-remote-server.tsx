import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import type { PageHead, RemoteServerModule, RenderInput, ShellContext } from '../contract';
import type { RemoteDefinition } from '../react/definition';
import { createTranslations } from '../react/i18n';
import { RemoteRoot } from '../react/remote-root';

/** The same React application as a renderer: `export const { render } = createRemoteServer(definition)`. */
export function createRemoteServer({ dictionaries, App }: RemoteDefinition): RemoteServerModule {
  return {
    render: async (input) => {
      const page: { head: PageHead | null; status: number } = { head: null, status: 200 };
      const context = createServerContext(input, page);
      const translations = createTranslations(dictionaries, input.language);
      const failures: unknown[] = [];
      const { prelude } = await prerenderToNodeStream(
        <StrictMode>
          <RemoteRoot context={context} translations={translations} App={App} />
        </StrictMode>,
        {
          onError: (error) => {
            failures.push(error);
          },
        },
      );
      let html = '';
      for await (const chunk of prelude) html += String(chunk);
      // Also what a Suspense boundary would have hidden: such a page is better rendered by the browser.
      if (failures.length > 0) throw failures[0];
      return { status: page.status, head: page.head, html, state: null };
    },
  };
}

/** A visitor without a session, an address that does not change, and nobody to talk to. */
function createServerContext(
  { url, language }: RenderInput,
  page: { head: PageHead | null; status: number },
): ShellContext {
  const { pathname, search } = new URL(url, 'http://shell');
  const location = { pathname, search, hash: '', state: null, key: 'server' };
  const unavailable = (): never => {
    throw new Error('Not available while a page is rendered on the server');
  };
  return {
    language,
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
    initialState: null,
  };
}
