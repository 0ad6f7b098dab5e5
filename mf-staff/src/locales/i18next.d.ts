import type staff from './en/staff.json';

// Makes an unknown key a type error.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'staff';
    resources: { staff: typeof staff };
  }
}
