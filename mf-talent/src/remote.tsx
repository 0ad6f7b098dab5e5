import { createRemote } from '@sabi/shell-sdk/react';
import { firstNamespaces, loadTexts } from './locales/browser-texts';
import { App, pages } from './routes';

export const { prepare, mount } = createRemote({ App, pages, loadTexts, texts: firstNamespaces });
