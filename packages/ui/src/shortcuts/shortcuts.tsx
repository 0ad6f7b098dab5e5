import styles from './shortcuts.module.css';

export interface ShortcutsProps {
  /** Each key with what it does. */
  keys: readonly (readonly [key: string, what: string])[];
  switchLabel: string;
  areOn: boolean;
  onSwitch: (areOn: boolean) => void;
}

/** A page's shortcuts, with a switch: single characters may be in the way of speech input. */
export function Shortcuts({ keys, switchLabel, areOn, onSwitch }: ShortcutsProps) {
  return (
    <>
      <dl className={styles['list']}>
        {keys.map(([key, what]) => (
          <div key={key} className={styles['row']}>
            <dt>
              <kbd className={styles['key']}>{key}</kbd>
            </dt>
            <dd className={styles['what']}>{what}</dd>
          </div>
        ))}
      </dl>
      <label className={styles['switch']}>
        <input type="checkbox" checked={areOn} onChange={({ target }) => onSwitch(target.checked)} />
        {switchLabel}
      </label>
    </>
  );
}
