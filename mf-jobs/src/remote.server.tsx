import type { RenderInput } from '@sabi/shell-sdk';
import { createRemoteServer } from '@sabi/shell-sdk/server';
import { definition } from './definition';
import type { FirstPage } from './page-data/first-page';
import { boardPath } from '@sabi/contracts/hiring/paths';

export const { render, listPages } = createRemoteServer(definition, {
  load: ({ url, language, data }: RenderInput): FirstPage | null =>
    data ? { url, language, page: data as FirstPage['page'] } : null,
  // Jobs and companies change with the data, so svc-hiring has their sitemap.
  listPages: () => [{ path: boardPath }],
});
