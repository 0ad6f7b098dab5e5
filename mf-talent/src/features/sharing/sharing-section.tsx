import type { ShareLink } from '@sabi/contracts/http/profile/sharing';
import { lazyComponent } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryContent } from '../../layout/query-content';
import { EmptyState, Section } from '@sabi/ui/section';
import { useAnchor } from '../../profile/use-anchor';
import { LinkList } from './link-list';
import { headingIdOf } from './link-row';
import { useShareLinks } from './sharing-calls';
import styles from './sharing.module.css';

const CreateLinkDialog = lazyComponent(() =>
  import(/* webpackChunkName: "part-create-link" */ './create-link-dialog').then(
    (module) => module.CreateLinkDialog,
  ),
);

/** Links that show the profile to anybody who has them. */
export function SharingSection() {
  const { t } = useTranslation('settings');
  const links = useShareLinks();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isCreating, setCreating] = useState(false);
  const created = useRef<ShareLink>(null);
  const [news, setNews] = useState('');
  useAnchor();
  const open = () => {
    created.current = null;
    setCreating(true);
  };
  const take = (link: ShareLink) => {
    created.current = link;
    setNews(t('sharing.create.done', { name: link.label }));
    setCreating(false);
  };
  const findNew = () => (created.current ? document.getElementById(headingIdOf(created.current.id)) : null);
  return (
    <Section title={t('sharing.title')} headingRef={heading} anchor="share-links">
      <p className={styles['meaning']}>{t('sharing.text')}</p>
      <p className={styles['meaning']}>{t('sharing.ownAct')}</p>
      <div>
        <Button variant="secondary" onClick={open}>
          {t('sharing.create.open')}
        </Button>
      </div>
      <p className={styles['news']} role="status">
        {news}
      </p>
      <QueryContent query={links} loadingLabel={t('loading')}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState>{t('sharing.empty')}</EmptyState>
          ) : (
            <LinkList links={list} findFocusAfter={() => heading.current} onNews={setNews} />
          )
        }
      </QueryContent>
      {isCreating && (
        <CreateLinkDialog onCreated={take} onClose={() => setCreating(false)} findFocusAfter={findNew} />
      )}
    </Section>
  );
}
