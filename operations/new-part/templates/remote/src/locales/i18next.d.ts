import type start from './en/start.json';

// Makes an unknown key a type error.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'start';
    resources: { start: typeof start };
  }
}
