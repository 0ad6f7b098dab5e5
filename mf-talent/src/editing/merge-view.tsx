import { Button } from '@sabi/ui/button';
import { useOfflineHold } from '@sabi/ui/network';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldSpec, FieldValues, Saved } from './field-spec';
import { type Difference, findDifferences, merge, type Side } from './merge';
import styles from './merge-view.module.css';
import { useFieldText } from './use-field-text';

interface MergeViewProps {
  fields: readonly FieldSpec[];
  base: FieldValues;
  mine: FieldValues;
  theirs: Saved;
  isBusy: boolean;
  onChoose: (fieldValues: FieldValues) => void;
  onBack: () => void;
}

const sides = ['mine', 'theirs'] as const;

/** The conflicts between this form and values saved elsewhere meanwhile, side by side. */
export function MergeView({ fields, base, mine, theirs, isBusy, onChoose, onBack }: MergeViewProps) {
  const { t } = useTranslation('editing');
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const intro = useRef<HTMLParagraphElement>(null);
  useEffect(() => intro.current?.focus(), []);
  const differences = findDifferences(fields, { base, mine, theirs: theirs.fieldValues });
  const hold = useOfflineHold((event) => {
    event.preventDefault();
    if (!isBusy) onChoose(merge({ mine, theirs }, differences, choices));
  }, isBusy);
  return (
    // oxlint-disable-next-line sabi/require-form-draft -- chooses between values that the form behind it keeps
    <form className={styles['view']} method="post" onSubmit={hold.onSubmit}>
      <p ref={intro} tabIndex={-1} className={styles['intro']}>
        {t('conflict.text')}
      </p>
      {differences.map((difference) => (
        <Choice
          key={difference.field.name}
          difference={difference}
          fieldValues={{ mine, theirs: theirs.fieldValues }}
          chosen={choices[difference.field.name] ?? difference.suggested}
          onChoose={(side) => setChoices({ ...choices, [difference.field.name]: side })}
        />
      ))}
      {hold.notice}
      <div className={styles['buttons']}>
        <Button type="submit" busy={isBusy}>
          {t(isBusy ? 'saving' : 'conflict.submit')}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {t('conflict.back')}
        </Button>
      </div>
    </form>
  );
}

interface ChoiceProps {
  difference: Difference;
  fieldValues: Readonly<Record<Side, FieldValues>>;
  chosen: Side;
  onChoose: (side: Side) => void;
}

function Choice({ difference: { field }, fieldValues, chosen, onChoose }: ChoiceProps) {
  const { t } = useTranslation('editing');
  const describe = useFieldText();
  return (
    <fieldset className={styles['choice']}>
      <legend className={styles['legend']}>{t(`fields.${field.label}`)}</legend>
      <div className={styles['sides']}>
        {sides.map((side) => (
          <label key={side} className={styles['side']}>
            <input type="radio" name={field.name} checked={chosen === side} onChange={() => onChoose(side)} />
            <span className={styles['words']}>
              <span className={styles['whose']}>{t(`conflict.${side}`)}</span>
              <span className={styles['value']}>{describe(field, fieldValues[side])}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
