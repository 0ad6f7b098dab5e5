import {
  type InquiryField,
  type InquiryKind,
  inquiryMaxLengths,
  inquiryMinLengths,
  inquiryTrap,
  type InquiryType,
  inquiryTypes,
} from '@sabi/contracts/profile/inquiry';
import { SelectField, TextAreaField, TextField } from '@sabi/ui/text-field';
import { useTranslation } from 'react-i18next';
import styles from './inquiry-form.module.css';

const max = inquiryMaxLengths;

interface InquiryFieldsProps {
  kind: InquiryKind;
  /** The type preselected by the page. */
  chosenType?: InquiryType | undefined;
  /** The localized message of a field; undefined for a valid one. */
  errorOf: (field: InquiryField) => string | undefined;
}

/** Fields named as in the service, with the rules that a browser can validate. */
export function InquiryFields({ kind, chosenType, errorOf }: InquiryFieldsProps) {
  const { t } = useTranslation('inquiry');
  const isContact = kind === 'contact';
  const min = inquiryMinLengths[kind];
  const textsOf = (field: InquiryField, required: boolean) => {
    const name = t(`fields.${field}`);
    const label = required ? name : t('optional', { field: name });
    return { name: field, label, error: errorOf(field), required };
  };
  const nameLimits = { minLength: min.name, maxLength: max.name };
  return (
    <>
      <div className={styles['row']}>
        <TextField {...textsOf('first_name', true)} {...nameLimits} autoComplete="given-name" />
        <TextField {...textsOf('last_name', true)} {...nameLimits} autoComplete="family-name" />
      </div>
      <div className={styles['row']}>
        <TextField {...textsOf('email', true)} type="email" autoComplete="email" maxLength={max.email} />
        <TextField {...textsOf('phone_number', false)} type="tel" autoComplete="tel" maxLength={max.phone} />
      </div>
      <div className={styles['row']}>
        <TextField {...textsOf('company_name', false)} autoComplete="organization" maxLength={max.company} />
        <SelectField
          {...textsOf('inquiry_type', isContact)}
          placeholder={t('typePlaceholder')}
          defaultValue={chosenType}
          options={inquiryTypes[kind].map((value) => ({ value, label: t(`types.${value}`) }))}
        />
      </div>
      {isContact && (
        <TextAreaField
          {...textsOf('message', true)}
          rows={5}
          minLength={min.message}
          maxLength={max.message}
        />
      )}
      <div className={styles['trap']}>
        <TextField name={inquiryTrap} label={t('trap')} autoComplete="off" tabIndex={-1} />
      </div>
    </>
  );
}
