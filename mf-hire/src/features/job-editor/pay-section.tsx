import { payPartsMax } from '@sabi/contracts/hiring/field-limits';
import { FieldRow } from '@sabi/ui/form';
import { TextField } from '@sabi/ui/text-field';
import { useTranslation } from 'react-i18next';
import { writeAmount } from './amounts';
import { useEditor } from './editor-store';
import { newRowId } from './editor-values';
import styles from './editor.module.css';
import { FieldFindings } from './findings';
import { FieldFrame, FormSection } from './form-section';
import { RowList } from './row-list';
import { isPayReversed } from './to-posting';
import { useMissing } from './use-missing';

const examples = { pay_min: '4500000', pay_max: '5200000' } as const;
const benefits = ['thr', 'bpjs_kes', 'bpjs_tk'] as const;

/** Monthly pay range, its components and benefits. */
export function PaySection() {
  const { t } = useTranslation('editor');
  const values = useEditor((state) => state.values);
  const change = useEditor((state) => state.change);
  const missing = useMissing();
  // An unfinished range is named when publishing is attempted.
  const isEntered = values.pay_min !== '' && values.pay_max !== '';
  const reversed = isPayReversed(values) ? t('pay.reversed') : undefined;
  return (
    <FormSection title={t('pay.title')} hint={t('pay.hint')}>
      <FieldFrame name="pay">
        <FieldRow>
          {(['pay_min', 'pay_max'] as const).map((name) => (
            <TextField
              key={name}
              label={t(`fields.${name}`)}
              inputMode="numeric"
              placeholder={writeAmount(examples[name])}
              value={values[name]}
              error={name === 'pay_max' ? (reversed ?? missing('pay')) : undefined}
              onChange={({ target }) => change({ [name]: target.value })}
              onBlur={({ target }) => {
                const written = writeAmount(target.value);
                if (written !== target.value) change({ [name]: written });
              }}
            />
          ))}
        </FieldRow>
        {isEntered && !reversed && <FieldFindings field="pay" />}
      </FieldFrame>
      <fieldset className={styles['checks']}>
        <legend className={styles['legend']}>{t('pay.benefits')}</legend>
        {benefits.map((benefit) => (
          <label key={benefit} className={styles['check']}>
            <input
              type="checkbox"
              checked={values[benefit]}
              onChange={({ target }) => change({ [benefit]: target.checked })}
            />
            {t(`pay.benefit.${benefit}`)}
          </label>
        ))}
      </fieldset>
      <PayParts />
    </FormSection>
  );
}

function PayParts() {
  const { t } = useTranslation('editor');
  const rows = useEditor((state) => state.values.parts);
  const change = useEditor((state) => state.change);
  return (
    <div className={styles['field']}>
      <p className={styles['legend']}>{t('pay.parts')}</p>
      <RowList
        field="pay.parts"
        lineLabel={(number) => t('pay.part', { number })}
        addLabel={t('pay.addPart')}
        rows={rows}
        most={payPartsMax}
        create={() => ({ id: newRowId(), text: '', amount: '' })}
        onChange={(parts) => change({ parts })}
      >
        {(row, changeRow, number) => (
          <input
            className={styles['select']}
            inputMode="numeric"
            aria-label={t('pay.amountOf', { number })}
            placeholder={t('pay.amount')}
            value={row.amount}
            onChange={({ target }) => changeRow({ amount: target.value })}
            onBlur={({ target }) => {
              const written = writeAmount(target.value);
              if (written !== target.value) changeRow({ amount: written });
            }}
          />
        )}
      </RowList>
    </div>
  );
}
