import type { Dictionaries } from '@sabi/shell-sdk/react';
import { en } from './en';
import { id } from './id';

export const dictionaries: Dictionaries = { en, id };
