import { applicationsPath } from '@sabi/contracts/hiring/paths';
import type { PageCard } from '@sabi/contracts/http/hiring/pages';
import { useAccountId } from '@sabi/shell-sdk/react';
import { Bookmark } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import styles from './list-save.module.css';
import { useOwnJobs } from './use-own-jobs';

export interface ListSaveProps {
  jobs: readonly PageCard[];
  /** Holds the cards of the jobs, in their order. */
  list: RefObject<HTMLElement | null>;
}

interface Shown {
  readonly job: PageCard;
  readonly card: HTMLElement;
}

/** Adds a button to each card, and a mark to those applied to, for members: portals, so that the cards need none of this code. `s` does the same. */
export function ListSave({ jobs, list }: ListSaveProps) {
  const accountId = useAccountId();
  const [shown, setShown] = useState<readonly Shown[]>([]);
  // Not a layout effect, which runs before the ref of an element around it is set.
  useEffect(() => {
    const cards = list.current?.querySelectorAll('article') ?? [];
    // oxlint-disable-next-line react/set-state-in-effect -- the cards are there once they are committed
    setShown([...cards].flatMap((card, index) => (jobs[index] ? { job: jobs[index], card } : [])));
  }, [jobs, list]);
  return accountId && <Marks key={accountId} shown={shown} list={list} />;
}

function Marks({ shown, list }: { shown: readonly Shown[] } & Pick<ListSaveProps, 'list'>) {
  const { t } = useTranslation('save');
  const jobs = useOwnJobs();
  const toggle = (publicNo: number) => jobs.set(publicNo, !jobs.isSaved(publicNo));
  useSaveKey(list, shown, toggle);
  return shown.map(({ job: { public_no: no, title }, card }) => {
    const application = jobs.applicationTo(no);
    return createPortal(
      <>
        <button
          type="button"
          className={styles['mark']}
          aria-label={t('job', { title })}
          aria-pressed={jobs.isSaved(no)}
          aria-keyshortcuts="s"
          title={t(jobs.isSaved(no) ? 'done' : 'do')}
          onClick={() => toggle(no)}
        >
          <Bookmark size={20} aria-hidden="true" />
        </button>
        {application && <Applied id={application} title={title} />}
      </>,
      card,
      String(no),
    );
  });
}

/** Leads to the application. */
function Applied({ id, title }: { id: string; title: string }) {
  const { t } = useTranslation('save');
  return (
    <a
      className={styles['applied']}
      href={useHref(`${applicationsPath}&card=${id}`)}
      aria-label={`${t('applied.title')}: ${title}`}
    >
      {t('applied.title')}
    </a>
  );
}

/** In a card, like `j` and `k`; elsewhere the key keeps its default. */
function useSaveKey(
  list: ListSaveProps['list'],
  shown: readonly Shown[],
  toggle: (publicNo: number) => void,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 's' || event.ctrlKey || event.metaKey || event.altKey) return;
    const current = shown.find(({ card }) => card.contains(document.activeElement));
    if (!current) return;
    event.preventDefault();
    toggle(current.job.public_no);
  });
  useEffect(() => {
    const element = list.current;
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [list]);
}
