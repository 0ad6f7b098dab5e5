// The shell's own server bundle: the whole document as HTML, with the remote's HTML in its slot.
import type { RemoteRegistry, RegisteredRemote } from '@sabi/contracts/http/gateway/platform';
import type { Language } from '@sabi/contracts/language';
import { createTranslations } from '@sabi/shell-sdk/react';
import { renderToString } from 'react-dom/server';
import { StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { dictionaries } from '../locales/dictionaries';
import type { SiteContacts } from '@sabi/shell-sdk';
import { SlotMarkup } from '../remotes/slot-markup';
import { Chrome } from './chrome';
import { NotFoundPage } from './not-found-page';
import { OfflineMessage } from './offline-message';
import { UnavailableMessage } from './unavailable-message';

export interface ChromeInput {
  readonly language: Language;
  readonly path: string;
  readonly search: string;
  readonly registry: RemoteRegistry;
  readonly contacts: SiteContacts;
  /** The remote whose page this is; null for the 404 page. */
  readonly remote: RegisteredRemote | null;
  /** The remote's HTML; null for a slot the browser fills. */
  readonly html: string | null;
  /** The page can neither be rendered nor sent from cache; a message is shown until the browser fills the slot. */
  readonly isUnavailable: boolean;
  /** The page is the one that is shown without a network. */
  readonly isOffline?: boolean;
}

/** HTML of the shell without a session, which `Shell` hydrates. */
export function renderChrome({
  html,
  isUnavailable,
  isOffline = false,
  remote,
  ...input
}: ChromeInput): string {
  const { language, path } = input;
  return renderToString(
    <StrictMode>
      <I18nextProvider i18n={createTranslations({ dictionaries }, language)}>
        <Chrome
          {...input}
          session={{ status: 'unknown' }}
          kind={remote?.chrome ?? 'public'}
          hasContactButton={remote?.hasContactButton ?? true}
          fetch={globalThis.fetch}
          onSignOut={() => undefined}
          onInboxChange={() => undefined}
        >
          <Content {...{ html, isUnavailable, isOffline, remote, language, path }} />
        </Chrome>
      </I18nextProvider>
    </StrictMode>,
  );
}

function Content({
  html,
  isUnavailable,
  isOffline,
  remote,
  language,
  path,
}: Pick<ChromeInput, 'html' | 'isUnavailable' | 'isOffline' | 'remote' | 'language' | 'path'>) {
  if (remote) return <SlotMarkup name={remote.name} html={html} isUnavailable={isUnavailable} />;
  if (isOffline) return <OfflineMessage />;
  return isUnavailable ? <UnavailableMessage /> : <NotFoundPage language={language} path={path} />;
}

/** Texts the server needs outside the chrome. */
export function translateForPage(language: Language) {
  const { t } = createTranslations({ dictionaries }, language);
  return {
    notFound: t('pageTitle.notFound'),
    unavailable: t('pageTitle.unavailable'),
    offline: t('slot.offlineTitle'),
    fallback: t('pageTitle.fallback'),
    tagline: t('footer.tagline'),
  };
}
