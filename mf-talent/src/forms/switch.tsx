import styles from './switch.module.css';

interface SwitchProps {
  isOn: boolean;
  /** Ids of its label and description. */
  labelledBy: string;
  describedBy?: string;
  onSwitch: (isOn: boolean) => void;
}

export function Switch({ isOn, labelledBy, describedBy, onSwitch }: SwitchProps) {
  return (
    <label className={styles['switch']}>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        onChange={({ target }) => onSwitch(target.checked)}
      />
      <span className={styles['track']} aria-hidden="true" />
    </label>
  );
}
