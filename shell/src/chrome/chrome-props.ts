import type { RemoteDeclaration, RemoteRegistry } from '@sabi/contracts/http/platform';
import type { Language } from '@sabi/contracts/language';
import type { SessionState } from '@sabi/shell-sdk';
import type { SiteSettings } from '../page-data';

/** What header and footer are drawn from, on the server and in the browser alike. */
export interface ChromeProps {
  readonly language: Language;
  /** Without language prefix. */
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly registry: RemoteRegistry;
  readonly site: SiteSettings;
  readonly session: SessionState;
  readonly kind: RemoteDeclaration['chrome'];
  onSignOut(): void;
}
