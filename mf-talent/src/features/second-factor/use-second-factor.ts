import type { AccountFailure } from '@sabi/shell-sdk/account';
import { useShell } from '@sabi/shell-sdk/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTryProtected } from '../../step-up/step-up-store';
import { type Enrollment, enrollApp } from './enroll-app';
import { useIssueCodes } from './use-recovery-codes';

/** Steps from no app to one with the recovery codes that come with the first app. */
export function useSecondFactor({ hasCodes }: { hasCodes: boolean }) {
  const { t } = useTranslation('settings');
  const shell = useShell();
  const tryProtected = useTryProtected();
  const issueCodes = useIssueCodes();
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [enrollment, setEnrollment] = useState<Enrollment | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isUnannounced, setUnannounced] = useState(false);
  const showAdded = () =>
    shell.toast({ tone: 'success', title: t('factor.added'), description: t('factor.addedText') });

  const begin = async () => {
    setBusy(true);
    setFailure(null);
    setFailure(await tryProtected((client) => enrollApp(client, t('factor.app'), setEnrollment)));
    setBusy(false);
  };
  const cancel = () => setEnrollment(null);

  const makeCodes = async (action: 'generate' | 'regenerate') => {
    const issued = await issueCodes(action);
    setCodes(issued.codes);
    return issued.failure;
  };

  const finish = async () => {
    setEnrollment(null);
    const notMade = hasCodes ? null : await makeCodes('generate');
    if (notMade) shell.toast({ tone: 'destructive', title: t('codes.failed') });
    // A toast would cover the codes, so it follows after they are saved.
    if (hasCodes || notMade) showAdded();
    else setUnannounced(true);
  };

  const confirmCodes = () => {
    setCodes(null);
    setUnannounced(false);
    if (isUnannounced) showAdded();
  };

  return { failure, isBusy, enrollment, codes, begin, cancel, finish, makeCodes, confirmCodes };
}
