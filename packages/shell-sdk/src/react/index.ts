export { createRemote } from './create-remote';
export type { Dictionaries, RemoteDefinition } from './definition';
export { NotFound } from './not-found';
export { useLanguage, usePageHead, useSession, useShell } from './hooks';
export { createTranslations } from './i18n';
