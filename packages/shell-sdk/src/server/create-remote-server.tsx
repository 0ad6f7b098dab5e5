import { type ReactNode, StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import type { RemoteServerModule, RenderInput } from '../contract';
import type { RemoteDefinition } from '../react/definition';
import { createTranslations } from '../react/i18n';
import { findLazyPage } from '../react/lazy-page';
import { PartsContext } from '../react/parts-context';
import { RemoteRoot } from '../react/remote-root';
import { textsPart } from '../react/texts';
import { createServerContext, type RenderedPage } from './server-context';

/** Server options of a remote besides rendering; not part of the browser's files. */
export interface RemoteServerOptions extends Pick<
  RemoteServerModule,
  'listPages' | 'listUnindexedPages' | 'serveFile'
> {
  /**
   * Runs before a page is rendered. Its result (JSON) is `useShell().initialState` on the server and during hydration, so
   * both render the same without fetching twice.
   */
  load?(input: RenderInput): unknown;
}

/** The React application as a renderer: `export const { render } = createRemoteServer(definition)`. */
export function createRemoteServer(
  definition: RemoteDefinition,
  { load, ...capabilities }: RemoteServerOptions = {},
): RemoteServerModule {
  return {
    ...capabilities,
    render: async (input) => {
      const state = (await load?.(input)) ?? null;
      const { pathname, search } = new URL(input.url, input.siteUrl);
      const lazyPage = findLazyPage(definition.pages, pathname);
      await lazyPage?.preload(search);
      const page: RenderedPage = { head: null, status: 200 };
      const parts = new Set(lazyPage?.texts.map((namespace) => textsPart(input.language, namespace)));
      const context = createServerContext(input, state, page);
      const html = await renderTree(
        <StrictMode>
          <PartsContext value={parts}>
            <RemoteRoot
              context={context}
              translations={createTranslations(definition, input.language)}
              prerenderedAt={context.location.get()}
              App={definition.App}
            />
          </PartsContext>
        </StrictMode>,
      );
      return { ...page, html, state, parts: [...parts] };
    },
  };
}

async function renderTree(tree: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(tree, {
    onError: (error) => {
      failures.push(error);
    },
    // React would move a large boundary to the end of the page, for a script to put in its place.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  // Includes failures hidden by a Suspense boundary: such a page is better rendered by the browser.
  if (failures.length > 0) throw failures[0];
  return html;
}
