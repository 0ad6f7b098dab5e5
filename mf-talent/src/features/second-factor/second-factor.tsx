import type { AccountFailure } from '@sabi/shell-sdk/account';
import { Button } from '@sabi/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../account/account-query';
import { FailureNotice } from '../../account/failure-notice';
import { useTryProtected } from '../../step-up/step-up-context';
import { AddAppDialog } from './add-app-dialog';
import { AppList } from './app-list';
import { type Enrollment, enrollApp } from './enroll-app';
import { RecoveryCodes } from './recovery-codes';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import { useIssueCodes } from './use-recovery-codes';

export type Factors = NonNullable<Account['factors']>;

interface SecondFactorProps {
  factors: Factors;
  findFocusAfter: () => HTMLElement | null;
}

/** The apps, and once there is one the codes for the day it is lost. */
export function SecondFactor({ factors, findFocusAfter }: SecondFactorProps) {
  const { t } = useTranslation('settings');
  const tryProtected = useTryProtected();
  const issueCodes = useIssueCodes();
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [enrollment, setEnrollment] = useState<Enrollment | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const verified = factors.filter(({ status }) => status === 'verified');
  const apps = verified.filter(({ factor_type: type }) => type === 'totp');
  const hasCodes = verified.some(({ factor_type: type }) => (type as string) === 'recovery_code');

  const add = async () => {
    setBusy(true);
    setFailure(null);
    const found = await tryProtected((client) => enrollApp(client, t('factor.app'), setEnrollment));
    setBusy(false);
    setFailure(found);
  };

  const makeCodes = async (action: 'generate' | 'regenerate') => {
    const { failure: found, codes: made } = await issueCodes(action);
    if (made) setCodes(made);
    return found;
  };

  return (
    <>
      <AppList apps={apps} hasCodes={hasCodes} findFocusAfter={findFocusAfter} />
      <FailureNotice failure={failure} title={t('factor.addFailed')} />
      <div>
        <Button variant={apps.length > 0 ? 'secondary' : 'primary'} busy={isBusy} onClick={() => void add()}>
          {t(apps.length > 0 ? 'factor.addAnother' : 'factor.add')}
        </Button>
      </div>
      {apps.length > 0 && <RecoveryCodes hasCodes={hasCodes} onMake={makeCodes} />}
      {enrollment && (
        <AddAppDialog
          enrollment={enrollment}
          onClose={() => setEnrollment(null)}
          onAdded={() => {
            setEnrollment(null);
            if (!hasCodes) void makeCodes('generate').then(setFailure);
          }}
        />
      )}
      {codes && (
        <RecoveryCodesDialog codes={codes} onKept={() => setCodes(null)} findFocusAfter={findFocusAfter} />
      )}
    </>
  );
}
