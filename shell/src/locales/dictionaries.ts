import type { Dictionaries } from '@sabi/shell-sdk/react';
import en from './en/shell.json';
import id from './id/shell.json';

export const dictionaries: Dictionaries = { en: { shell: en }, id: { shell: id } };
