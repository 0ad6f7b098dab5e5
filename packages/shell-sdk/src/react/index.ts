export { createRemote } from './create-remote';
export type { BrowserDefinition, Dictionaries, LoadTexts, RemoteDefinition, Texts } from './definition';
export { lazyPage, type LazyPage, type LazyPages } from './lazy-page';
export { lazyPart, type LazyPart } from './lazy-part';
export { Moved } from './moved';
export { NotFound } from './not-found';
export { useLanguage, useMemberId, usePageHead, useSession, useShell, useSignedIn } from './hooks';
export { createTranslations, loadNamespace } from './i18n';
export { useWaitFormat } from './use-wait-format';
