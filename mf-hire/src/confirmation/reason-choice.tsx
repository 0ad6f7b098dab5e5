import styles from './reason-choice.module.css';

interface ReasonChoiceProps<Reason extends string> {
  legend: string;
  reasons: readonly Reason[];
  value: Reason;
  textOf: (reason: Reason) => string;
  onChange: (reason: Reason) => void;
}

/** The reason that a confirmation asks for. */
export function ReasonChoice<Reason extends string>({
  legend,
  reasons,
  value,
  textOf,
  onChange,
}: ReasonChoiceProps<Reason>) {
  return (
    <fieldset className={styles['reasons']}>
      <legend>{legend}</legend>
      {reasons.map((reason) => (
        <label key={reason} className={styles['reason']}>
          <input
            type="radio"
            name="reason"
            value={reason}
            checked={value === reason}
            onChange={() => onChange(reason)}
          />
          {textOf(reason)}
        </label>
      ))}
    </fieldset>
  );
}
