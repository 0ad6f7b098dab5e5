import { type AccountFailure, tryAccount } from '@sabi/shell-sdk/account';
import { useDraftForm } from '@sabi/shell-sdk/drafts';
import { useShell } from '@sabi/shell-sdk/react';
import { Form } from '@sabi/ui/form';
import { SelectField } from '@sabi/ui/text-field';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../failures/failure-notice';
import { CodeField, cleanCode, isSixDigits } from '../forms/code-field';
import { Lead } from '../layout/lead';
import { isWrongAnswer } from './is-wrong-answer';
import type { AuthenticatorApp } from './use-factors';

interface AppCode {
  factorId: string;
  code: string;
}

interface AppCodeFormProps {
  apps: readonly AuthenticatorApp[];
  onVerified: () => void;
}

/** The code that an authenticator app shows this half minute. */
export function AppCodeForm({ apps, onVerified }: AppCodeFormProps) {
  const { t } = useTranslation(['auth', 'after-submit']);
  const shell = useShell();
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const form = useDraftForm<AppCode>('app-code', {
    defaultValues: { factorId: apps[0]?.id ?? '', code: '' },
  });
  const { register, handleSubmit, setError, setFocus, formState } = form;
  useEffect(() => setFocus('code'), [setFocus]);

  const verify = async ({ factorId, code: typed }: AppCode) => {
    setFailure(null);
    const code = cleanCode(typed);
    const found = await tryAccount(shell, (client) => client.mfa.challengeAndVerify({ factorId, code }));
    if (!found) onVerified();
    else if (isWrongAnswer(found))
      setError('code', { message: t('after-submit:factor.wrongAppCode') }, { shouldFocus: true });
    else setFailure(found);
  };

  return (
    <>
      <Lead>{t('after-submit:factor.appText')}</Lead>
      <Form
        onSubmit={handleSubmit(verify)}
        busy={formState.isSubmitting}
        submitLabel={t('after-submit:factor.submit')}
        busyLabel={t('after-submit:factor.busy')}
      >
        {apps.length > 1 && (
          <SelectField
            {...register('factorId', {
              validate: (value) => Boolean(value) || t('after-submit:factor.chooseApp'),
            })}
            label={t('after-submit:factor.app')}
            placeholder={t('after-submit:factor.chooseApp')}
            error={formState.errors.factorId?.message}
            options={apps.map(({ id, name }, index) => ({
              value: id,
              label: name || t('after-submit:factor.unnamedApp', { number: index + 1 }),
            }))}
          />
        )}
        <CodeField
          {...register('code', { validate: (value) => isSixDigits(value) || t('rules.appCodeInvalid') })}
          error={formState.errors.code?.message}
        />
        <FailureNotice
          failure={failure}
          title={t('after-submit:factor.failedTitle')}
          fallback={t('after-submit:mail.failed')}
        />
      </Form>
    </>
  );
}
