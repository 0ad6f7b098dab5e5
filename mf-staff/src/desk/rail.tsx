import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { Keyboard } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { platformPath, useMayRelease } from '../features/platform/platform-access';
import { JobSearch } from '../features/jobs/job-search';
import type { CasePage, Queue } from '../queue/queue';
import { useDesk } from './desk-store';
import styles from './rail.module.css';

export interface RailEntry {
  readonly queue: Queue;
  /** null while loading. */
  readonly page: CasePage | null;
}

/** Queues for the account's roles, with their numbers of waiting cases, and the page of the remotes. */
export function Rail({ entries }: { entries: readonly RailEntry[] }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const setKeyListOpen = useDesk((desk) => desk.setKeyListOpen);
  const list = useRef<HTMLUListElement>(null);
  const mayRelease = useMayRelease();
  const loaded = entries.filter(({ page }) => page !== null).length;
  useEffect(() => {
    // On narrow screens the queues are in a scrolling strip, which the numbers of loaded ones widen.
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && current)
      list.current.scrollLeft = current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2;
  }, [pathname, loaded]);
  return (
    <nav className={styles['rail']} aria-label={t('rail.label')}>
      {entries.some(({ queue }) => queue.name === 'jobs') && <JobSearch />}
      <ul ref={list} className={styles['queues']}>
        {entries.map(({ queue: { name, path }, page }) => (
          <li key={name}>
            <Link className={styles['queue']} to={path} aria-current={pathname === path ? 'page' : undefined}>
              <span>{t(`queues.${name}`)}</span>
              {page && <Count page={page} />}
            </Link>
          </li>
        ))}
        {mayRelease && (
          <li>
            <Link
              className={styles['queue']}
              to={platformPath}
              aria-current={pathname === platformPath ? 'page' : undefined}
            >
              {t('platform.title')}
            </Link>
          </li>
        )}
      </ul>
      <button type="button" className={styles['keys']} onClick={() => setKeyListOpen(true)}>
        <Keyboard size={16} aria-hidden="true" /> {t('keys.open')}
      </button>
    </nav>
  );
}

function Count({ page: { cases, hasMore } }: { page: CasePage }) {
  const { t } = useTranslation();
  const count = cases.length;
  return (
    <>
      <span className={styles['count']} aria-hidden="true">
        {hasMore ? `${count}+` : count}
      </span>
      <VisuallyHidden>{t('rail.waiting', { count })}</VisuallyHidden>
    </>
  );
}
