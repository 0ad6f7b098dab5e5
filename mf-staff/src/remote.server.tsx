import { createRemoteServer } from '@sabi/shell-sdk/server';
import { definition } from './definition';

export const { render } = createRemoteServer(definition);
