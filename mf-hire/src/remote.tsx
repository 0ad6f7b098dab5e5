import { createRemote } from '@sabi/shell-sdk/react';
import { firstTexts, loadTexts } from './locales/browser-texts';
import { App, pages } from './routes';

export const { prepare, mount } = createRemote({ App, pages, dictionaries: firstTexts, loadTexts });
