import type auth from './en/auth.json';
import type unsubscribe from './en/unsubscribe.json';

// Makes a key that no dictionary holds a type error.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'auth';
    resources: { auth: typeof auth; unsubscribe: typeof unsubscribe };
  }
}
