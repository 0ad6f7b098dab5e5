import { type AccountClient, type AccountFailure, tryAccount } from '@sabi/shell-sdk/account';
import { useDraftForm } from '@sabi/shell-sdk/drafts';
import { useShell } from '@sabi/shell-sdk/react';
import { Dialog } from '@sabi/ui/dialog';
import { Form } from '@sabi/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../account/failure-notice';
import { isWrongCode } from '../account/is-wrong-code';
import { cleanCode, isCode } from '../forms/code';
import { CodeField } from '../forms/code-field';

/** Asks for a code of the authenticator app. `onAnswered` receives whether the code raised the session's level. */
export function StepUpDialog({ onAnswered }: { onAnswered: (isRaised: boolean) => void }) {
  const { t } = useTranslation('settings');
  const shell = useShell();
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const { register, handleSubmit, setError, formState } = useDraftForm<{ code: string }>('step-up');
  const { errors, isSubmitting } = formState;

  const verify = async ({ code }: { code: string }) => {
    setFailure(null);
    const found = await tryAccount(shell, (client) => raiseSession(client, cleanCode(code)));
    if (!found) onAnswered(true);
    else if (isWrongCode(found)) setError('code', { message: t('code.wrong') }, { shouldFocus: true });
    else setFailure(found);
  };

  return (
    <Dialog
      open
      title={t('stepUp.title')}
      description={t('stepUp.text')}
      closeLabel={t('close')}
      onClose={() => onAnswered(false)}
    >
      <Form
        onSubmit={handleSubmit(verify)}
        busy={isSubmitting}
        submitLabel={t('stepUp.submit')}
        busyLabel={t('code.checking')}
      >
        <CodeField
          {...register('code', { validate: (code) => isCode(code) || t('code.invalid') })}
          label={t('code.label')}
          hint={t('stepUp.hint')}
          error={errors.code?.message}
        />
        <FailureNotice failure={failure} title={t('code.failed')} />
      </Form>
    </Dialog>
  );
}

/** Tries the code with each of the user's apps. */
async function raiseSession({ mfa }: AccountClient, code: string): Promise<{ error: unknown }> {
  const { data, error } = await mfa.listFactors();
  if (error) return { error };
  let outcome: { error: unknown } = { error: { status: 422, code: 'mfa_factor_not_found' } };
  for (const { id } of data.totp) {
    outcome = await mfa.challengeAndVerify({ factorId: id, code });
    if (!outcome.error) return outcome;
  }
  return outcome;
}
