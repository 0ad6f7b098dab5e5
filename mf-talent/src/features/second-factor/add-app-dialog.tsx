import { type AccountFailure, tryAccount } from '@sabi/shell-sdk/account';
import { useDraftForm } from '@sabi/shell-sdk/drafts';
import { useShell } from '@sabi/shell-sdk/react';
import { Dialog } from '@sabi/ui/dialog';
import { Form } from '@sabi/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../account/failure-notice';
import { isWrongCode } from '../../account/is-wrong-code';
import { CopyButton } from '../../copying/copy-button';
import { cleanCode, isCode } from '../../forms/code';
import { CodeField } from '../../forms/code-field';
import type { Enrollment } from './enroll-app';
import styles from './second-factor.module.css';

interface AddAppDialogProps {
  enrollment: Enrollment;
  onAdded: () => void;
  onClose: () => void;
}

/** Shows the secret for the authenticator app and verifies its first code, which activates the factor. */
export function AddAppDialog({ enrollment, onAdded, onClose }: AddAppDialogProps) {
  const { t } = useTranslation('settings');
  const shell = useShell();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const { register, handleSubmit, setError, formState } = useDraftForm<{ code: string }>('add-app');
  const { errors, isSubmitting } = formState;
  const { factorId, qrCode, secret } = enrollment;

  const verify = async ({ code }: { code: string }) => {
    setFailure(null);
    const found = await tryAccount(shell, ({ mfa }) =>
      mfa.challengeAndVerify({ factorId, code: cleanCode(code) }),
    );
    if (found) {
      if (isWrongCode(found)) setError('code', { message: t('factor.wrong') }, { shouldFocus: true });
      else setFailure(found);
      return;
    }
    void queryClient.invalidateQueries({ queryKey: ['account'] });
    void queryClient.invalidateQueries({ queryKey: ['sessions'] });
    onAdded();
  };

  return (
    <Dialog
      open
      title={t('factor.dialogTitle')}
      description={t('factor.dialogText')}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <img className={styles['picture']} src={qrCode} alt={t('factor.picture')} width="176" height="176" />
      <div className={styles['secret']}>
        <p>{t('factor.secret')}</p>
        <p className={styles['code']}>{secret.match(/.{1,4}/g)?.join(' ')}</p>
        <CopyButton text={secret} label={t('factor.copySecret')} />
      </div>
      <Form
        onSubmit={handleSubmit(verify)}
        busy={isSubmitting}
        submitLabel={t('factor.verify')}
        busyLabel={t('code.checking')}
      >
        <CodeField
          {...register('code', { validate: (code) => isCode(code) || t('code.invalid') })}
          label={t('factor.firstCode')}
          hint={t('factor.firstCodeHint')}
          error={errors.code?.message}
        />
        <FailureNotice failure={failure} title={t('factor.addFailed')} />
      </Form>
    </Dialog>
  );
}
