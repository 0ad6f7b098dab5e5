import type editing from './en/editing.json';
import type settings from './en/settings.json';
import type talent from './en/talent.json';

// Makes a key that no dictionary holds a type error.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'talent';
    resources: { talent: typeof talent; settings: typeof settings; editing: typeof editing };
  }
}
