import { Button } from '@sabi/ui/button';
import { ArrowLeft } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './case-pane.module.css';
import { AssignButton } from './assign-button';
import { CaseOwner } from './case-owner';
import { DueTime } from './due-time';
import type { CaseAction, QueueCase } from './queue';

interface CasePaneProps {
  item: QueueCase;
  /** Milliseconds. */
  now: number;
  headingRef: Ref<HTMLHeadingElement>;
  onDecide: (action: CaseAction) => void;
  onAssign: () => void;
  /** Absent without a list. */
  onBack?: () => void;
}

/** The selected case, with its data and decisions. */
export function CasePane({ item, now, headingRef, onDecide, onAssign, onBack }: CasePaneProps) {
  const { t } = useTranslation();
  return (
    <article className={styles['pane']} aria-labelledby="case-heading">
      <header className={styles['header']}>
        {onBack && (
          <button type="button" className={styles['back']} onClick={onBack}>
            <ArrowLeft size={16} aria-hidden="true" /> {t('list.back')}
          </button>
        )}
        <h2 ref={headingRef} id="case-heading" className={styles['title']} tabIndex={-1}>
          {item.title}
        </h2>
        <p className={styles['line']}>
          <span>{item.line}</span>
          {item.dueAt && <DueTime dueAt={item.dueAt} now={now} />}
          {item.ownership && <CaseOwner {...item.ownership} />}
        </p>
        <div className={styles['actions']}>
          {item.actions.map((action) => (
            <Button
              key={action.name}
              variant={action.isMain ? 'primary' : 'secondary'}
              className={styles['action']}
              aria-keyshortcuts={action.letter}
              onClick={() => onDecide(action)}
            >
              {t(`actions.${action.name}.label`)}
              <kbd className={styles['key']} aria-hidden="true">
                {action.letter}
              </kbd>
            </Button>
          ))}
          {item.ownership && <AssignButton {...item.ownership} onAssign={onAssign} />}
        </div>
      </header>
      <div className={styles['detail']}>{item.detail}</div>
    </article>
  );
}
