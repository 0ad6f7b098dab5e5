import type { OrderedList } from '@sabi/contracts/http/profile/entry-order';
import { Button } from '@sabi/ui/button';
import { Dialog } from '@sabi/ui/dialog';
import { Notice } from '@sabi/ui/notice';
import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './order-dialog.module.css';
import { toOrderFailure } from './order-failure';
import { OrderRow } from './order-row';
import { sortByIds } from './sort-by-ids';
import { useReorder } from './use-reorder';

export interface NamedEntry {
  readonly id: string;
  readonly name: string;
}

interface OrderDialogProps {
  list: OrderedList;
  /** Current entries; changes while the dialog is open appear in it. */
  entries: readonly NamedEntry[];
  onClose: () => void;
}

/** Moves entries of a list up and down, and saves their order on request. */
export function OrderDialog({ list, entries, onClose }: OrderDialogProps) {
  const { t } = useTranslation('editing');
  const { t: talk } = useTranslation();
  const reorder = useReorder(list);
  const [ids, setIds] = useState(() => entries.map(({ id }) => id));
  const [movedId, setMovedId] = useState<string | null>(null);
  const pressed = useRef<HTMLButtonElement>(null);
  const rows = sortByIds(entries, ids);
  // Moving a row can blur its button, and Safari does not focus a clicked one.
  useLayoutEffect(() => pressed.current?.focus(), [ids]);

  const move = (from: number, to: number, button: HTMLButtonElement) => {
    const moving = rows[from];
    if (!moving || !rows[to] || reorder.isPending) return;
    pressed.current = button;
    const order = rows.map(({ id }) => id);
    order.splice(from, 1);
    order.splice(to, 0, moving.id);
    setIds(order);
    setMovedId(moving.id);
  };
  const save = async () => {
    const isSaved = await reorder.mutateAsync(rows.map(({ id }) => id)).then(
      () => true,
      () => false, // the notice gives the reason
    );
    if (isSaved) onClose();
  };
  const failure = reorder.error && toOrderFailure(reorder.error);
  const moved = rows.findIndex(({ id }) => id === movedId);
  return (
    <Dialog
      open
      title={t(`order.titles.${list}`)}
      description={t('order.text')}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <ol className={styles['rows']}>
        {rows.map(({ id, name }, index) => (
          <OrderRow
            key={id}
            name={name}
            isFirst={index === 0}
            isLast={index === rows.length - 1}
            onMove={(step, button) => move(index, index + step, button)}
          />
        ))}
      </ol>
      <VisuallyHidden role="status">
        {moved >= 0 && t('order.moved', { name: rows[moved]?.name, position: moved + 1, count: rows.length })}
      </VisuallyHidden>
      {failure && (
        <Notice
          tone="danger"
          title={failure === 'denied' ? talk('states.denied') : t(`order.failures.${failure}`)}
        />
      )}
      <p className={styles['buttons']}>
        <Button variant="secondary" onClick={onClose}>
          {t('order.cancel')}
        </Button>
        <Button busy={reorder.isPending} onClick={() => void save()}>
          {t('order.save')}
        </Button>
      </p>
    </Dialog>
  );
}
