import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../desk/desk-store';
import { useDeskKeys } from '../desk/use-desk-keys';
import { assignLetter } from './assign-button';
import { findCaseElement, queueHeadingId } from './case-element';
import { CaseList } from './case-list';
import { CasePane } from './case-pane';
import { DecisionDialog } from './lazy-dialogs';
import { EmptyQueue } from './empty-queue';
import type { CasePage, Queue, QueueCase, QueueView } from './queue';
import styles from './queue-work.module.css';
import { useAssign } from './use-assign';

interface QueueWorkProps {
  queue: Queue;
  view: QueueView;
  page: CasePage;
  /** Time of the page's load, in milliseconds. */
  now: number;
}

/** List and selected case side by side; on narrow screens one of them. */
export function QueueWork({ queue, view, page, now }: QueueWorkProps) {
  const { t } = useTranslation();
  const { cases } = page;
  const { item, isCaseOpen, select, open, close, step } = useSelection(view, cases);
  const decision = useDesk((desk) => desk.decision);
  const decide = useDesk((desk) => desk.decide);
  const assign = useAssign();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isCaseOpen) heading.current?.focus();
  }, [isCaseOpen, item?.id]);
  useDeskKeys((key) => {
    if (key === 'j' || key === 'k') return step(key === 'j' ? 1 : -1);
    if (key === assignLetter) return item !== undefined && assign(item);
    const action = item?.actions.find(({ letter }) => letter === key);
    if (item && action) decide({ item, action: action.name });
    return action !== undefined;
  });
  /** Selects the case after the decided one, which is still in the list. */
  const selectNext = (decided: QueueCase) => {
    const index = cases.findIndex(({ id }) => id === decided.id);
    const next = cases[index + 1] ?? cases[index - 1];
    if (next) select(next);
  };
  const list = useRef<HTMLDivElement>(null);
  /** The next case; the list may still have to render. */
  const findFocus = () => {
    const isLast = cases.every(({ id }) => id === decision?.item.id);
    const row = list.current?.querySelector<HTMLElement>('[aria-current]');
    return (isLast ? null : isCaseOpen ? heading.current : row) ?? document.getElementById(queueHeadingId);
  };
  return (
    <>
      {item ? (
        <div className={styles['work']} data-open={isCaseOpen}>
          <CaseList
            listRef={list}
            page={page}
            label={t(`queues.${queue.name}`)}
            selected={item}
            now={now}
            onOpen={open}
          />
          <CasePane
            key={item.id}
            item={item}
            now={now}
            headingRef={heading}
            onDecide={(action) => decide({ item, action: action.name })}
            onAssign={() => assign(item)}
            onBack={close}
          />
        </div>
      ) : (
        <EmptyQueue queue={queue} view={view} />
      )}
      {decision && (
        <DecisionDialog
          key={`${decision.item.id} ${decision.action}`}
          item={cases.find(({ id }) => id === decision.item.id) ?? decision.item}
          isGone={cases.every(({ id }) => id !== decision.item.id)}
          action={decision.action}
          onDecided={selectNext}
          onClose={() => decide(null)}
          findFocusAfter={findFocus}
        />
      )}
    </>
  );
}

function useSelection(view: QueueView, cases: readonly QueueCase[]) {
  const id = useDesk((desk) => desk.selected[view.url]);
  const isCaseOpen = useDesk((desk) => desk.isCaseOpen);
  const selectId = useDesk((desk) => desk.select);
  const setCaseOpen = useDesk((desk) => desk.setCaseOpen);
  const item = cases.find((each) => each.id === id) ?? cases[0];
  const select = (next: QueueCase) => selectId(view.url, next.id);
  const open = (next: QueueCase) => {
    select(next);
    setCaseOpen(true);
  };
  const close = () => {
    setCaseOpen(false);
    if (item) requestAnimationFrame(() => findCaseElement(item.id)?.focus()); // after the list is visible again
  };
  const step = (by: number): boolean => {
    const next = item && cases[cases.indexOf(item) + by];
    if (!next) return false;
    setCaseOpen(false);
    select(next);
    findCaseElement(next.id)?.focus();
    return true;
  };
  return { item, isCaseOpen, select, open, close, step };
}
