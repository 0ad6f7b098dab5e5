import type { ShareLink } from '@sabi/contracts/http/profile/sharing';
import { describeFailure } from '@sabi/shell-sdk/account';
import { lazyComponent } from '@sabi/shell-sdk/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../confirmation/confirm-dialog';
import { type LinkQuestion, LinkRow } from './link-row';
import { useShareLinkActs } from './sharing-calls';
import styles from './sharing.module.css';

const ChangeLinkDialog = lazyComponent(() =>
  import(/* webpackChunkName: "part-change-link" */ './change-link-dialog').then(
    (module) => module.ChangeLinkDialog,
  ),
);

interface LinkListProps {
  links: readonly ShareLink[];
  findFocusAfter: () => HTMLElement | null;
  onNews: (text: string) => void;
}

type Asked = { readonly what: LinkQuestion; readonly link: ShareLink };

/** Active links; below them, folded, the ended ones. */
export function LinkList({ links, findFocusAfter, onNews }: LinkListProps) {
  const { t } = useTranslation('settings');
  const [asked, setAsked] = useState<Asked | null>(null);
  const { revoke } = useShareLinkActs();
  const active = links.filter(({ state }) => state === 'active');
  const ended = links.filter(({ state }) => state !== 'active');
  const close = () => setAsked(null);
  const end = async ({ id, label }: ShareLink) => {
    try {
      await revoke.mutateAsync(id);
      onNews(t('sharing.revoke.done', { name: label }));
      return null;
    } catch (error) {
      return describeFailure(error);
    }
  };
  const rows = (list: readonly ShareLink[], label: string) => (
    <ul className={styles['list']} aria-label={label}>
      {list.map((link) => (
        <LinkRow key={link.id} link={link} onAsk={(what) => setAsked({ what, link })} />
      ))}
    </ul>
  );
  return (
    <>
      {active.length > 0 && rows(active, t('sharing.active'))}
      {ended.length > 0 && (
        <details className={styles['ended']}>
          <summary>{t('sharing.ended', { count: ended.length })}</summary>
          {rows(ended, t('sharing.ended', { count: ended.length }))}
        </details>
      )}
      {asked?.what === 'change' && <ChangeLinkDialog link={asked.link} onClose={close} />}
      {asked?.what === 'revoke' && (
        <ConfirmDialog
          title={t('sharing.revoke.title')}
          text={t('sharing.revoke.text', { name: asked.link.label })}
          confirmLabel={t('sharing.revoke.open')}
          failedTitle={t('sharing.revoke.failed')}
          onConfirm={() => end(asked.link)}
          onClose={close}
          findFocusAfter={findFocusAfter}
        />
      )}
    </>
  );
}
