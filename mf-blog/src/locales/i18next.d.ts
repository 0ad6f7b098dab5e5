import type blog from './en/blog.json';

// Makes an unknown key a type error.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'blog';
    resources: { blog: typeof blog };
  }
}
