import { jobLineMaxLength } from '@sabi/contracts/hiring/field-limits';
import { Button } from '@sabi/ui/button';
import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Row } from './editor-values';
import { FieldFindings } from './findings';
import styles from './row-list.module.css';

interface RowListProps<Line extends Row> {
  /** The field's name in findings. */
  field: string;
  /** Label of a line with its number, for screen readers. */
  lineLabel: (number: number) => string;
  addLabel: string;
  rows: readonly Line[];
  most: number;
  create: () => Line;
  onChange: (rows: readonly Line[]) => void;
  /** Controls of a line besides its text. */
  children?: (row: Line, change: (values: Partial<Line>) => void, number: number) => ReactNode;
}

/** A list of lines. Enter adds one below, Backspace in an empty one removes it, Alt with an arrow key moves it. */
export function RowList<Line extends Row>(props: RowListProps<Line>) {
  const { field, lineLabel, addLabel, rows, children } = props;
  const { t } = useTranslation('editor');
  const { list, isFull, insertAt, removeAt, changeAt, handleKey } = useRows(props);
  return (
    <div className={styles['rows']}>
      {rows.length > 0 && (
        <ul className={styles['list']} ref={list}>
          {rows.map((row, index) => (
            <li key={row.id} className={styles['row']}>
              <div className={styles['line']}>
                <input
                  className={styles['input']}
                  data-row={row.id}
                  aria-label={lineLabel(index + 1)}
                  value={row.text}
                  maxLength={jobLineMaxLength}
                  onChange={({ target }) => changeAt(index, { text: target.value } as Partial<Line>)}
                  onKeyDown={(event) => handleKey(event, index)}
                />
                <button
                  type="button"
                  className={styles['remove']}
                  aria-label={t('rows.remove', { line: lineLabel(index + 1) })}
                  onClick={() => removeAt(index)}
                >
                  <X size={18} aria-hidden="true" />
                </button>
              </div>
              {children?.(row, (values) => changeAt(index, values), index + 1)}
              <FieldFindings field={`${field}.${row.id}`} />
            </li>
          ))}
        </ul>
      )}
      <div className={styles['foot']}>
        <Button variant="secondary" disabled={isFull} onClick={() => insertAt(rows.length)}>
          <Plus size={18} aria-hidden="true" />
          {addLabel}
        </Button>
        {rows.length > 0 && <p className={styles['keys']}>{t('rows.keys')}</p>}
      </div>
    </div>
  );
}

/** Changes of a list; the focus follows an added or moved line. */
function useRows<Line extends Row>({
  rows,
  most,
  create,
  onChange,
}: Pick<RowListProps<Line>, 'rows' | 'most' | 'create' | 'onChange'>) {
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (!wanted.current) return;
    list.current?.querySelector<HTMLElement>(`[data-row="${wanted.current}"]`)?.focus();
    wanted.current = null;
  });
  const isFull = rows.length >= most;

  const insertAt = (position: number) => {
    if (isFull) return;
    const row = create();
    wanted.current = row.id;
    onChange(rows.toSpliced(position, 0, row));
  };
  const removeAt = (position: number) => {
    wanted.current = (rows[position - 1] ?? rows[position + 1])?.id ?? null;
    onChange(rows.toSpliced(position, 1));
  };
  const move = (from: number, to: number) => {
    const row = rows[from];
    if (!row || to < 0 || to >= rows.length) return;
    wanted.current = row.id;
    onChange(rows.toSpliced(from, 1).toSpliced(to, 0, row));
  };
  const changeAt = (position: number, values: Partial<Line>) =>
    onChange(rows.map((row, index) => (index === position ? { ...row, ...values } : row)));
  const handleKey = (event: KeyboardEvent, position: number) => {
    if (event.nativeEvent.isComposing) return;
    const isRemoval = event.key === 'Backspace' && rows[position]?.text === '';
    const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
    if (event.key !== 'Enter' && !isRemoval && !step) return;
    event.preventDefault();
    if (step) move(position, position + step);
    else if (isRemoval) removeAt(position);
    else insertAt(position + 1);
  };
  return { list, isFull, insertAt, removeAt, changeAt, handleKey };
}
