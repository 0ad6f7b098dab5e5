import { planFacts, serviceFacts } from '@sabi/shared-texts/catalogue';
import { voucherCodeMaxLength } from '@sabi/contracts/billing/field-limits';
import type { VoucherPreview } from '@sabi/contracts/http/billing/order-previews';
import { formatMoment } from '@sabi/shell-sdk/dates';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { useOfflineHold } from '@sabi/ui/network';
import { Notice } from '@sabi/ui/notice';
import { TextField } from '@sabi/ui/text-field';
import { type Ref, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Voucher } from './use-voucher';
import styles from './voucher-field.module.css';

/** Field for a voucher code, whose discount is then shown beside every price. */
export function VoucherField({ voucher }: { voucher: Voucher }) {
  const input = useRef<HTMLInputElement>(null);
  const [isRemoved, setRemoved] = useState(false);
  useEffect(() => {
    if (isRemoved) input.current?.focus();
  }, [isRemoved]);
  return (
    <div className={styles['voucher']}>
      {voucher.applied ? (
        <AppliedNotice
          preview={voucher.applied}
          onRemove={() => {
            voucher.remove();
            setRemoved(true);
          }}
        />
      ) : (
        <VoucherForm voucher={voucher} inputRef={input} onApply={() => setRemoved(false)} />
      )}
    </div>
  );
}

interface VoucherFormProps {
  voucher: Voucher;
  inputRef: Ref<HTMLInputElement>;
  onApply: () => void;
}

function VoucherForm({ voucher: { apply, remove, isChecking, fault }, inputRef, onApply }: VoucherFormProps) {
  const { t } = useTranslation('purchase');
  const [code, setCode] = useState('');
  /** The last checked code: its fault is hidden once another code is typed. */
  const [asked, setAsked] = useState<string | null>(null);
  const shown = asked === '' ? 'empty' : asked === code ? fault : null;
  const hold = useOfflineHold((event) => {
    event.preventDefault();
    if (isChecking) return;
    setAsked(code);
    onApply();
    if (code.trim()) apply(code.trim().toUpperCase());
  }, isChecking);
  return (
    // oxlint-disable-next-line sabi/require-form-draft -- a code is not kept
    <form className={styles['form']} noValidate onSubmit={hold.onSubmit}>
      <div className={styles['field']}>
        <TextField
          ref={inputRef}
          label={t('voucher.label')}
          hint={t('voucher.hint')}
          error={shown ? t(`voucher.faults.${shown}`) : undefined}
          value={code}
          maxLength={voucherCodeMaxLength}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => {
            setCode(target.value);
            setAsked(null);
            remove(); // otherwise each order would check a refused code again
          }}
        />
      </div>
      <Button className={styles['button']} type="submit" variant="secondary" busy={isChecking}>
        {t(isChecking ? 'voucher.checking' : 'voucher.apply')}
      </Button>
      {hold.notice}
    </form>
  );
}

const facts = [
  ...planFacts.map(({ plan_type: item, name }) => ({ item, name })),
  ...serviceFacts.map(({ service_type: item, name }) => ({ item, name })),
];

function AppliedNotice({ preview, onRemove }: { preview: VoucherPreview; onRemove: () => void }) {
  const { t } = useTranslation('purchase');
  const language = useLanguage();
  const remove = useRef<HTMLButtonElement>(null);
  // The focused form was removed.
  useEffect(() => remove.current?.focus(), []);
  const items = preview.prices.map(({ item }) => facts.find((each) => each.item === item)?.name[language]);
  return (
    <Notice
      tone="success"
      title={t('voucher.applied', { code: preview.code })}
      actions={
        <Button ref={remove} variant="secondary" onClick={onRemove}>
          {t('voucher.remove')}
        </Button>
      }
    >
      {t(preview.is_for_everything ? 'voucher.everything' : 'voucher.some', {
        items: items.join(', '),
        end: formatMoment(preview.valid_until, language),
      })}
    </Notice>
  );
}
