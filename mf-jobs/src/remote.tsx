import { createRemote } from '@sabi/shell-sdk/react';
import { application } from './application';
import { loadTexts } from './locales/load-texts';

export const { prepare, mount } = createRemote({ ...application, loadTexts });
