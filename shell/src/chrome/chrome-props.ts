import type { RemoteDeclaration, RemoteRegistry } from '@sabi/contracts/http/gateway/platform';
import type { InboxState } from '@sabi/contracts/http/notification/notifications';
import type { Language } from '@sabi/contracts/language';
import type { SessionState } from '@sabi/shell-sdk';
import type { SiteContacts } from '@sabi/shell-sdk';

/** Properties of header and footer, on the server and in the browser. */
export interface ChromeProps {
  readonly language: Language;
  /** Without language prefix. */
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
  readonly registry: RemoteRegistry;
  readonly contacts: SiteContacts;
  readonly session: SessionState;
  readonly kind: RemoteDeclaration['chrome'];
  readonly hasContactButton: boolean;
  /** As the signed-in account. */
  readonly fetch: typeof globalThis.fetch;
  onSignOut(): void;
  /** Called with each change of the account's inbox. */
  onInboxChange(state: InboxState): void;
}
