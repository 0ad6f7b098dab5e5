export { createRemote } from './create-remote';
export type { BrowserDefinition, RemoteDefinition } from './definition';
export type { Dictionaries, LoadTexts, Texts } from './texts';
export { createLazyContent, type LazyContent } from './lazy-content';
export { lazyPage, type LazyPage, type LazyPages } from './lazy-page';
export { lazyComponent, type LazyComponent, Nothing } from './lazy-component';
export { lazyPart, type LazyPart } from './lazy-part';
export { PermanentRedirect } from './permanent-redirect';
export { NotFound } from './not-found';
export { OfflineLine } from './offline-line';
export { useLanguage, useAccountId, usePageHead, useSession, useShell, useSignedIn } from './hooks';
export {
  SignedInUserProvider,
  useRequiredSession,
  useSignedInUser,
  useSignInAgain,
} from './required-session';
export { createTranslations, loadNamespace } from './i18n';
export { createStoreContext } from './store-context';
export { useFirstInput } from './use-first-input';
export { useWaitFormat } from './use-wait-format';
