import type { ShareLink } from '@sabi/contracts/http/profile/sharing';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Button, ButtonLink } from '@sabi/ui/button';
import { ExternalLink, Mail, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../copying/copy-button';
import { formatDay, formatMoment } from '@sabi/shell-sdk/dates';
import { LinkViews } from './link-views';
import styles from './sharing.module.css';

export type LinkQuestion = 'change' | 'revoke';

interface LinkRowProps {
  link: ShareLink;
  onAsk: (what: LinkQuestion) => void;
}

/** One link: recipient, expiry, visible data, views and actions. */
export function LinkRow({ link, onAsk }: LinkRowProps) {
  const { t } = useTranslation('settings');
  const [isOpen, setOpen] = useState(false);
  const { id, label, state, url, view_count } = link;
  return (
    <li className={styles['row']}>
      <h3 className={styles['label']} id={headingIdOf(id)} tabIndex={-1}>
        {label}
        <span className={styles['badge']} data-state={state}>
          {t(`sharing.states.${state}`)}
        </span>
      </h3>
      <LinkFacts link={link} />
      {url && <SendingWays url={url} label={label} />}
      <div className={`${styles['buttons']} ${styles['quiet']}`}>
        {view_count > 0 && (
          <Button
            variant="ghost"
            aria-expanded={isOpen}
            aria-controls={`views-${id}`}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'sharing.views.hide' : 'sharing.views.show')}
          </Button>
        )}
        {state === 'active' && (
          <>
            <Button
              variant="ghost"
              aria-label={t('sharing.change.named', { name: label })}
              onClick={() => onAsk('change')}
            >
              {t('sharing.change.open')}
            </Button>
            <Button
              variant="ghost"
              aria-label={t('sharing.revoke.named', { name: label })}
              onClick={() => onAsk('revoke')}
            >
              {t('sharing.revoke.open')}
            </Button>
          </>
        )}
      </div>
      <div id={`views-${id}`}>{isOpen && <LinkViews link={link} />}</div>
    </li>
  );
}

/** Id that gets the focus for a new link, or after a dialog about it. */
export const headingIdOf = (id: string) => `share-link-${id}`;

function LinkFacts({ link }: { link: ShareLink }) {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const { state, expires_at, revoked_at, view_count, last_viewed_at, contact_email } = link;
  const end = formatDay(state === 'revoked' ? (revoked_at ?? expires_at) : expires_at, language);
  const contact = contact_email
    ? t('sharing.facts.contactAt', { email: contact_email })
    : t(link.shows_contact ? 'sharing.facts.contact' : 'sharing.facts.noContact');
  return (
    <div className={styles['facts']}>
      <p>{t(`sharing.facts.${state}`, { when: end })}</p>
      <p>
        {[
          t(`sharing.languages.${link.language}`),
          t(link.shows_full_name ? 'sharing.facts.fullName' : 'sharing.facts.shortName'),
          contact,
        ].join(' · ')}
      </p>
      <p>
        {last_viewed_at
          ? t('sharing.facts.viewed', { count: view_count, when: formatMoment(last_viewed_at, language) })
          : t('sharing.facts.notViewed')}
      </p>
    </div>
  );
}

/** Plain links, so that no third party receives a request before a click. */
function SendingWays({ url, label }: { url: string; label: string }) {
  const { t } = useTranslation('settings');
  const text = encodeURIComponent(t('sharing.send.text', { url, interpolation: { escapeValue: false } }));
  const subject = encodeURIComponent(t('sharing.send.subject'));
  const elsewhere = { target: '_blank', rel: 'noreferrer', variant: 'ghost' } as const;
  return (
    <>
      <input
        className={styles['address']}
        aria-label={t('sharing.send.address', { name: label })}
        value={url}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <div className={styles['buttons']}>
        <CopyButton text={url} label={t('sharing.send.copy')} />
        <div className={styles['sending']}>
          <ButtonLink {...elsewhere} href={`https://wa.me/?text=${text}`}>
            <MessageCircle size={18} aria-hidden="true" />
            WhatsApp
          </ButtonLink>
          <ButtonLink {...elsewhere} href={`mailto:?subject=${subject}&body=${text}`}>
            <Mail size={18} aria-hidden="true" />
            {t('sharing.send.mail')}
          </ButtonLink>
          <ButtonLink {...elsewhere} href={url}>
            <ExternalLink size={18} aria-hidden="true" />
            {t('sharing.send.open')}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
