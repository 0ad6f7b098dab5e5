import { hiddenCompanyMaxLength } from '@sabi/contracts/profile/field-limits';
import { describeFailure } from '@sabi/shell-sdk/account';
import { RequestFailed } from '@sabi/shell-sdk/http';
import { useDraftForm } from '@sabi/shell-sdk/drafts';
import { Form } from '@sabi/ui/form';
import { TextField } from '@sabi/ui/text-field';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../account/failure-notice';
import { useChangeVisibility } from './visibility-calls';
import styles from './visibility.module.css';

const faults = ['DOMAIN_INVALID', 'DOMAIN_PUBLIC', 'DOMAINS_TOO_MANY'] as const;

/** An error about the input; undefined for any other. */
function findFault(error: Error | null): (typeof faults)[number] | undefined {
  return error instanceof RequestFailed ? faults.find((code) => code === error.code) : undefined;
}

/** Hides the profile from a company by its domain, an address at it, or its site. */
export function HideForm() {
  const { t } = useTranslation('settings');
  const { mutateAsync, error, data, isSuccess } = useChangeVisibility();
  const { register, handleSubmit, formState, reset, setFocus, forgetDraft } = useDraftForm('hide-from', {
    defaultValues: { company: '' },
  });
  const fault = findFault(error);
  const hide = async ({ company }: { company: string }) => {
    const changed = await mutateAsync({ hide_from: company }).catch(() => null);
    if (changed) {
      reset();
      forgetDraft();
    }
    setFocus('company');
  };
  const faultText = fault && t(`visibility.companies.faults.${fault}`);
  return (
    <>
      <Form
        onSubmit={handleSubmit(hide)}
        busy={formState.isSubmitting}
        submitLabel={t('visibility.companies.submit')}
        busyLabel={t('saving')}
        variant="secondary"
        compact
      >
        <TextField
          {...register('company', {
            validate: (company) => Boolean(company.trim()) || t('visibility.companies.faults.DOMAIN_INVALID'),
          })}
          label={t('visibility.companies.field')}
          hint={t('visibility.companies.fieldHint')}
          error={formState.errors.company?.message ?? faultText}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={hiddenCompanyMaxLength}
          required
        />
        <FailureNotice
          failure={error && !fault ? describeFailure(error) : null}
          title={t('visibility.failed')}
        />
      </Form>
      <p className={styles['news']} role="status">
        {isSuccess && t('visibility.companies.count', { count: data.hidden_from.length })}
      </p>
    </>
  );
}
