import { type AccountFailure, tryAccount } from '@sabi/shell-sdk/account';
import { useDraftForm } from '@sabi/shell-sdk/drafts';
import { useShell } from '@sabi/shell-sdk/react';
import { Form } from '@sabi/ui/form';
import { TextField } from '@sabi/ui/text-field';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../failures/failure-notice';
import { Lead } from '../layout/lead';
import { isWrongAnswer } from './is-wrong-answer';
import styles from './second-factor.module.css';

interface RecoveryCodeFormProps {
  /** The account has no authenticator app. */
  isOnlyWay: boolean;
  onVerified: () => void;
}

/** Verifies a recovery code, for users without their authenticator app. */
export function RecoveryCodeForm({ isOnlyWay, onVerified }: RecoveryCodeFormProps) {
  const { t } = useTranslation(['auth', 'after-submit']);
  const shell = useShell();
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const { register, handleSubmit, setError, setFocus, formState } = useDraftForm<{ recoveryCode: string }>(
    'recovery-code',
  );
  useEffect(() => setFocus('recoveryCode'), [setFocus]);

  const verify = async ({ recoveryCode }: { recoveryCode: string }) => {
    setFailure(null);
    const code = recoveryCode.trim();
    const found = await tryAccount(shell, (client) => client.mfa.recoveryCodes.verify({ code }));
    if (!found) onVerified();
    else if (isWrongAnswer(found))
      setError(
        'recoveryCode',
        { message: t('after-submit:factor.wrongRecoveryCode') },
        { shouldFocus: true },
      );
    else setFailure(found);
  };

  return (
    <>
      <Lead>
        {t(isOnlyWay ? 'after-submit:factor.recoveryTextAlone' : 'after-submit:factor.recoveryText')}
      </Lead>
      <Form
        onSubmit={handleSubmit(verify)}
        busy={formState.isSubmitting}
        submitLabel={t('after-submit:factor.submit')}
        busyLabel={t('after-submit:factor.busy')}
      >
        <div className={styles['recoveryCode']}>
          <TextField
            {...register('recoveryCode', {
              validate: (value) => Boolean(value.trim()) || t('rules.recoveryCodeRequired'),
            })}
            label={t('fields.recoveryCode')}
            error={formState.errors.recoveryCode?.message}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        </div>
        <FailureNotice
          failure={failure}
          title={t('after-submit:factor.failedTitle')}
          fallback={t('after-submit:mail.failed')}
        />
      </Form>
    </>
  );
}
