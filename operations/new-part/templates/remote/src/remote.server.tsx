import { createRemoteServer } from '@sabi/shell-sdk/server';
import { definition } from './definition';
import { startPath } from './paths';

export const { render, listPages } = createRemoteServer(definition, {
  listPages: () => [{ path: startPath }],
});
