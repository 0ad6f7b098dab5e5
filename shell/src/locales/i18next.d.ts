import type shell from './en/shell.json';

// Makes a key that no dictionary holds a type error.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: { shell: typeof shell };
  }
}
