import { useTranslation } from 'react-i18next';
import { AccountLayout } from '../../layout/account-layout';
import { AccountCreated } from './account-created';
import type { CreatedAccount } from './created-account';
import { RecruiterThanks } from './recruiter-thanks';

interface SignUpDoneProps {
  created: CreatedAccount;
  onClose: () => void;
}

/** Confirmation card after sign-up, for both roles. */
export function SignUpDone({ created: { role, email, cv }, onClose }: SignUpDoneProps) {
  const { t } = useTranslation(['auth', 'after-submit']);
  if (role === 'recruiter') {
    return (
      <AccountLayout title={t('after-submit:thanks.title')} audience="recruiter" isNews>
        <RecruiterThanks email={email} onClose={onClose} />
      </AccountLayout>
    );
  }
  return (
    <AccountLayout title={t('after-submit:created.title')} isNews>
      <AccountCreated email={email} cv={cv} />
    </AccountLayout>
  );
}
