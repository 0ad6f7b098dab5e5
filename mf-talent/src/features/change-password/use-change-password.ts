import { type AccountFailure, tryAccount } from '@sabi/shell-sdk/account';
import { useShell } from '@sabi/shell-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cleanCode } from '../../forms/code';
import { useTryProtected } from '../../step-up/step-up-store';
import type { PasswordValues } from './password-values';

/**
 * `change` resolves to the failure; to null when the password was changed; to `waits-for-code` when a code was mailed, which
 * `needsCode` says from then on.
 */
export function useChangePassword() {
  const shell = useShell();
  const tryProtected = useTryProtected();
  const queryClient = useQueryClient();
  const [needsCode, setNeedsCode] = useState(false);

  const change = async (values: PasswordValues): Promise<AccountFailure | 'waits-for-code' | null> => {
    const failure = await tryProtected((client) => client.updateUser(attributesOf(values)));
    if (failure?.kind === 'refused' && failure.code === 'reauthentication_needed') {
      const notSent = await tryAccount(shell, (client) => client.reauthenticate());
      if (notSent) return notSent;
      setNeedsCode(true);
      return 'waits-for-code';
    }
    if (failure) return failure;
    setNeedsCode(false);
    void queryClient.invalidateQueries({ queryKey: ['sessions'] });
    return null;
  };
  return { change, needsCode };
}

function attributesOf({ currentPassword, newPassword, code }: PasswordValues) {
  return {
    password: newPassword,
    ...(currentPassword && { current_password: currentPassword }),
    ...(code && { nonce: cleanCode(code) }),
  };
}
