import type { Dictionaries } from '@sabi/shell-sdk/react';
import en from './en/auth.json';
import id from './id/auth.json';

export const dictionaries: Dictionaries = { en: { auth: en }, id: { auth: id } };
