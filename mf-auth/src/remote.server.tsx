import { createRemoteServer } from '@sabi/shell-sdk/server';
import { definition } from './definition';
import { pages } from './routes';

export const { render, listUnindexedPages } = createRemoteServer(definition, {
  listUnindexedPages: () => [...Object.keys(pages), '/auth?mode=sign-up', '/auth?mode=sign-up&as=recruiter'],
});
