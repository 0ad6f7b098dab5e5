import { Button } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../account/failure-notice';
import { AddAppDialog } from './add-app-dialog';
import { AppList } from './app-list';
import type { Factors } from './factors';
import { RecoveryCodes } from './recovery-codes';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import { useSecondFactor } from './use-second-factor';

interface SecondFactorProps {
  factors: Factors;
  findFocusAfter: () => HTMLElement | null;
}

/** Authenticator apps, and recovery codes once there is one. */
export function SecondFactor({ factors, findFocusAfter }: SecondFactorProps) {
  const { t } = useTranslation('settings');
  const verified = factors.filter(({ status }) => status === 'verified');
  const apps = verified.filter(({ factor_type: type }) => type === 'totp');
  const hasCodes = verified.some(({ factor_type: type }) => (type as string) === 'recovery_code');
  const { failure, isBusy, enrollment, codes, ...actions } = useSecondFactor({ hasCodes });
  const hasApp = apps.length > 0;
  return (
    <>
      <AppList apps={apps} hasCodes={hasCodes} findFocusAfter={findFocusAfter} />
      <FailureNotice failure={failure} title={t('factor.addFailed')} />
      <div>
        <Button variant={hasApp ? 'secondary' : 'primary'} busy={isBusy} onClick={() => void actions.begin()}>
          {t(hasApp ? 'factor.addAnother' : 'factor.add')}
        </Button>
      </div>
      {hasApp && <RecoveryCodes hasCodes={hasCodes} onMake={actions.makeCodes} />}
      {enrollment && (
        <AddAppDialog
          enrollment={enrollment}
          onClose={actions.cancel}
          onAdded={() => void actions.finish()}
        />
      )}
      {codes && (
        <RecoveryCodesDialog codes={codes} onKept={actions.confirmCodes} findFocusAfter={findFocusAfter} />
      )}
    </>
  );
}
