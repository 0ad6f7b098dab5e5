import { createRemoteServer } from '@sabi/shell-sdk/server';
import { definition } from './definition';
import { hirePath, hirePaths, invitationPath, newCompanyPath } from './paths';

const sample = hirePaths('company');

export const { render, listUnindexedPages } = createRemoteServer(definition, {
  listUnindexedPages: () => [hirePath, newCompanyPath, invitationPath, sample.jobs],
});
