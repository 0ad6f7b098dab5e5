import type { ApplicationCard, Stage } from '@sabi/contracts/http/hiring/applications';
import { localizedPath } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { keysAttribute, usePageKeys } from '@sabi/ui/shortcuts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLive } from './application-clock';
import { ApplicationRow } from './application-row';
import styles from './applications.module.css';
import { KeyHelp } from './key-help';
import { MoveDialogs, type OpenMove } from './move-dialogs';
import { useMoves } from './use-moves';
import { useRowFocus } from './use-row-focus';

interface ApplicationTableProps {
  label: string;
  cards: readonly ApplicationCard[];
  stages: readonly Stage[];
  pathOf: (applicationId: string) => string;
}

const keys = [
  ['j k', 'next'],
  ['Enter', 'open'],
  ['x', 'select'],
  ['m', 'move'],
  ['r', 'reject'],
  ['z', 'undo'],
] as const;

/** Applications in rows; the selected ones, or the focused one, are moved together. */
export function ApplicationTable({ label, cards, stages, pathOf }: ApplicationTableProps) {
  const language = useLanguage();
  const [areKeysOn, setKeysOn] = useState(true);
  const [open, setOpen] = useState<OpenMove | null>(null);
  const table = useRef<HTMLTableElement>(null);
  const ids = cards.map((card) => card.application_id);
  const focus = useRowFocus(table, ids);
  const selection = useSelection(cards);
  const moves = useMoves({ undo: focus.goToAny });
  const openMove = (what: OpenMove['what']) => {
    const focused = cards.filter((card) => card.application_id === focus.findFocused() && isLive(card));
    const targets = selection.cards.length > 0 ? selection.cards : focused;
    if (targets.length > 0) setOpen({ what, cards: targets });
  };
  const steps: Readonly<Record<string, () => void>> = {
    j: () => focus.step(1),
    ArrowDown: () => focus.step(1),
    k: () => focus.step(-1),
    ArrowUp: () => focus.step(-1),
    x: () => selection.toggle(focus.findFocused()),
    m: () => openMove('move'),
    r: () => openMove('reject'),
    z: () => moves.undo(),
  };
  usePageKeys(areKeysOn, (key) => {
    const step = steps[key];
    if (!step) return false;
    step();
    return true;
  });
  return (
    <div className={styles['tool']} {...{ [keysAttribute]: '' }}>
      <Toolbar
        count={selection.cards.length}
        onMove={() => openMove('move')}
        onReject={() => openMove('reject')}
        onClear={selection.clear}
      />
      <table ref={table} className={styles['table']} aria-label={label} onFocus={focus.onFocus}>
        <Head selection={selection} />
        <tbody>
          {cards.map((card) => (
            <ApplicationRow
              key={card.application_id}
              card={card}
              stages={stages}
              href={localizedPath(language, pathOf(card.application_id))}
              isSelected={selection.has(card)}
              onSelect={() => selection.toggle(card.application_id)}
            />
          ))}
        </tbody>
      </table>
      <KeyHelp keys={keys} areOn={areKeysOn} onSwitch={setKeysOn} />
      <MoveDialogs
        open={open}
        stages={stages}
        moves={moves}
        onDone={selection.clear}
        onClose={() => setOpen(null)}
      />
    </div>
  );
}

/** Selected cards that may still be moved. */
function useSelection(cards: readonly ApplicationCard[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const movable = cards.filter(isLive);
  const selected = movable.filter((card) => ids.has(card.application_id));
  const isWhole = movable.length > 0 && selected.length === movable.length;
  return {
    cards: selected,
    isWhole,
    canSelect: movable.length > 0,
    has: (card: ApplicationCard) => selected.includes(card),
    toggle: (id: string | null) => {
      if (id === null) return;
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
    toggleAll: () => setIds(isWhole ? new Set() : new Set(movable.map((card) => card.application_id))),
    clear: () => setIds(new Set()),
  };
}

function Head({ selection }: { selection: ReturnType<typeof useSelection> }) {
  const { t } = useTranslation('applications');
  return (
    <thead className={styles['head']}>
      <tr>
        <th scope="col" className={styles['selectCell']}>
          <label className={styles['select']}>
            <input
              type="checkbox"
              checked={selection.isWhole}
              disabled={!selection.canSelect}
              aria-label={t('selectAll')}
              onChange={selection.toggleAll}
            />
            <span className={styles['selectText']}>{t('selectAllShort')}</span>
          </label>
        </th>
        <th scope="col">{t('columns.applicant')}</th>
        <th scope="col">{t('columns.stage')}</th>
        <th scope="col">{t('columns.clock')}</th>
        <th scope="col">{t('columns.sent')}</th>
      </tr>
    </thead>
  );
}

interface ToolbarProps {
  count: number;
  onMove: () => void;
  onReject: () => void;
  onClear: () => void;
}

/** How many are selected, announced, and what can be done with them. */
function Toolbar({ count, onMove, onReject, onClear }: ToolbarProps) {
  const { t } = useTranslation('applications');
  return (
    <div className={styles['toolbar']} data-active={count > 0 || undefined}>
      <p role="status">{count > 0 ? t('selected', { count }) : t('selectHint')}</p>
      {count > 0 && (
        <div className={styles['acts']}>
          <Button className={styles['act']} onClick={onMove}>
            {t('move.label')}
          </Button>
          <Button variant="secondary" className={styles['act']} onClick={onReject}>
            {t('reject.label')}
          </Button>
          <Button variant="ghost" className={styles['act']} onClick={onClear}>
            {t('clear')}
          </Button>
        </div>
      )}
    </div>
  );
}
