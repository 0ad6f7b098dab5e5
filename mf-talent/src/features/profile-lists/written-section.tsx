import type { WrittenList } from '@sabi/contracts/http/profile/entries';
import { Button } from '@sabi/ui/button';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { WrittenEntry } from './entry-calls';
import { useEntryEditing } from './use-entry-editing';
import { useEntryRemoval } from './use-entry-removal';
import styles from './written-section.module.css';

/** Buttons of a list that the owner edits. */
export interface ListButtons {
  readonly add: ReactNode;
  of(entry: WrittenEntry, name: string): ReactNode;
}

/** @returns the buttons that add, change and delete entries of a list */
export function useListButtons(list: WrittenList): ListButtons {
  const { add, change } = useEntryEditing(list);
  const remove = useEntryRemoval(list);
  const addButton = useRef<HTMLButtonElement>(null);
  const keepFocus = () => addButton.current?.focus(); // the focused element is about to be removed
  return {
    add: <AddButton list={list} buttonRef={addButton} onAdd={add} />,
    of: (entry, name) => (
      <EntryButtons
        name={name}
        onEdit={() => change(entry)}
        onRemove={() => void remove({ id: entry.id, name }, keepFocus)}
      />
    ),
  };
}

interface AddButtonProps {
  list: WrittenList;
  buttonRef: RefObject<HTMLButtonElement | null>;
  onAdd: () => void;
}

function AddButton({ list, buttonRef, onAdd }: AddButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      ref={buttonRef}
      variant="ghost"
      aria-haspopup="dialog"
      aria-label={t(`entries.addTo.${list}`)}
      onClick={onAdd}
    >
      <Plus size={18} aria-hidden="true" />
      {t('entries.add')}
    </Button>
  );
}

interface EntryButtonsProps {
  name: string;
  onEdit: () => void;
  onRemove: () => void;
}

function EntryButtons({ name, onEdit, onRemove }: EntryButtonsProps) {
  const { t } = useTranslation();
  return (
    <span className={styles['buttons']}>
      <button
        type="button"
        className={styles['button']}
        aria-haspopup="dialog"
        aria-label={t('entries.editNamed', { name })}
        onClick={onEdit}
      >
        <Pencil size={16} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={styles['button']}
        aria-label={t('entries.removeNamed', { name })}
        onClick={onRemove}
      >
        <Trash2 size={16} aria-hidden="true" />
      </button>
    </span>
  );
}
