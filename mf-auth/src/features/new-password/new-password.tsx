import { type AccountFailure, tryAccount } from '@sabi/shell-sdk/account';
import { useDraftForm } from '@sabi/shell-sdk/drafts';
import { lazyComponent, useShell } from '@sabi/shell-sdk/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExpiredLink } from '../../failures/expired-link';
import { type TokenFault, findTokenFault } from '../../failures/token-fault';
import { useWeaknessText } from '../../failures/use-weakness-text';
import { AccountLayout } from '../../layout/account-layout';
import { LoadingStatus } from '../../layout/loading-status';
import { isSecondFactorMissing } from '../../second-factor/is-second-factor-missing';
import { useLinkFault } from './use-link-fault';
import { NewPasswordForm, type NewPasswordValues } from './new-password-form';

// Loaded on demand, as most accounts have none.
const SecondFactor = lazyComponent(
  () => import('../../second-factor/second-factor').then((module) => module.SecondFactor),
  { Waiting: LoadingStatus },
);

interface NewPasswordProps {
  kind: 'recovery' | 'invite';
  /** Token of the mail's link; null when the mail's code has started the session. */
  token: string | null;
  onDone: () => void;
}

/**
 * Sets a new password by the link of a mail. Opening the page checks the link without using it up; submitting the form uses it.
 * An account with a second factor verifies it in between, as a mail does not replace it.
 */
export function NewPassword({ kind, token, onDone }: NewPasswordProps) {
  const { t } = useTranslation(['auth', 'mail-links', 'after-submit']);
  const shell = useShell();
  const describeWeaknesses = useWeaknessText();
  const hasSession = useRef(token === null);
  const [usedFault, setUsedFault] = useState<TokenFault | null>(null);
  const [isSent, setSent] = useState(false);
  // After submitting, this page has used the link itself.
  const openedFault = useLinkFault(kind, isSent ? null : token);
  const fault = usedFault ?? openedFault;
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const [waiting, setWaiting] = useState<NewPasswordValues | null>(null);
  const form = useDraftForm<NewPasswordValues>('new-password');

  const save = async ({ password }: NewPasswordValues) => {
    const found = await tryAccount(shell, (client) => client.updateUser({ password }));
    if (!found) {
      onDone();
      return;
    }
    const weakness = isSamePassword(found) ? t('rules.samePassword') : describeWeaknesses(found);
    if (weakness) form.setError('password', { message: weakness }, { shouldFocus: true });
    else setFailure(found);
  };
  const submit = async (values: NewPasswordValues) => {
    setFailure(null);
    setSent(true);
    if (token !== null && !hasSession.current) {
      const found = await tryAccount(shell, (client) => client.verifyOtp({ token_hash: token, type: kind }));
      setUsedFault(found && findTokenFault(found));
      if (found) return setFailure(found);
      hasSession.current = true;
    }
    if (await isSecondFactorMissing(shell)) return setWaiting(values);
    return save(values);
  };
  const saveAfterFactor = () => {
    const values = waiting;
    setWaiting(null);
    if (values) void form.handleSubmit(save)();
  };

  if (fault) {
    return (
      <AccountLayout key="spent" title={t(`mail-links:newPassword.${kind}.title`)}>
        <ExpiredLink kind={kind} fault={fault} />
      </AccountLayout>
    );
  }
  if (waiting) {
    return (
      <AccountLayout key="factor" title={t('after-submit:factor.title')} isNews>
        <SecondFactor
          onVerified={saveAfterFactor}
          onSignedOut={() => shell.navigate('/auth', { replace: true })}
        />
      </AccountLayout>
    );
  }
  return (
    <AccountLayout key="form" title={t(`mail-links:newPassword.${kind}.title`)}>
      <NewPasswordForm kind={kind} form={form} failure={failure} onSubmit={submit} />
    </AccountLayout>
  );
}

const isSamePassword = (failure: AccountFailure): boolean =>
  failure.kind === 'refused' && failure.code === 'same_password';
