import type staff from './en/staff.json';

// Makes a key that no dictionary holds a type error.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'staff';
    resources: { staff: typeof staff };
  }
}
