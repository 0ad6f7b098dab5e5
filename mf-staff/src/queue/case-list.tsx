import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { caseElementId } from './case-element';
import styles from './case-list.module.css';
import { CaseOwner } from './case-owner';
import { DueTime } from './due-time';
import type { CasePage, QueueCase } from './queue';

interface CaseListProps {
  listRef: Ref<HTMLDivElement>;
  page: CasePage;
  label: string;
  selected: QueueCase;
  /** Milliseconds. */
  now: number;
  onOpen: (item: QueueCase) => void;
}

/** Cases of a view. */
export function CaseList({ listRef, page, label, selected, now, onOpen }: CaseListProps) {
  const { t } = useTranslation();
  const { cases, hasMore, isNewestFirst } = page;
  return (
    <div ref={listRef} className={styles['list']}>
      <ul aria-label={label}>
        {cases.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              id={caseElementId(item.id)}
              className={styles['row']}
              aria-current={item.id === selected.id || undefined}
              onClick={() => onOpen(item)}
            >
              <span className={styles['title']}>{item.title}</span>
              <span className={styles['line']}>{item.line}</span>
              {item.dueAt && <DueTime dueAt={item.dueAt} now={now} />}
              {item.ownership && <CaseOwner {...item.ownership} />}
            </button>
          </li>
        ))}
      </ul>
      {hasMore && (
        <p className={styles['more']}>
          {t(isNewestFirst ? 'list.newest' : 'list.more', { count: cases.length })}
        </p>
      )}
    </div>
  );
}
