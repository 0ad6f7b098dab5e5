import type { Profile } from '@sabi/contracts/http/profile/profile';
import { Dialog } from '@sabi/ui/dialog';
import { useTranslation } from 'react-i18next';
import { CompleteProfileForm } from './complete-profile-form';

/** Not dismissible: without a name and a kind of account no page can be chosen. */
export function CompleteProfileDialog(props: { profile: Profile; onCompleted: (profile: Profile) => void }) {
  const { t } = useTranslation(['auth', 'after-submit']);
  return (
    <Dialog open title={t('after-submit:complete.title')} description={t('after-submit:complete.text')}>
      <CompleteProfileForm {...props} />
    </Dialog>
  );
}
