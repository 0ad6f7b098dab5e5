import { createRemote } from '@sabi/shell-sdk/react';
import { definition } from './definition';

export const { prepare, mount } = createRemote(definition);
