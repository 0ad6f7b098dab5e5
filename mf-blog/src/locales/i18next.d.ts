import type blog from './en/blog.json';

// Makes a key that no dictionary holds a type error.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'blog';
    resources: { blog: typeof blog };
  }
}
