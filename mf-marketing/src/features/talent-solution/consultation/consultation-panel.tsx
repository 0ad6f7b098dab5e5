import type { InquiryValues } from '@sabi/contracts/profile/inquiry';
import type { SessionState } from '@sabi/shell-sdk';
import { useSession, useShell } from '@sabi/shell-sdk/react';
import { useHydrated } from '@sabi/ui/hydration';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { findDraft, saveDraft } from '../../../components/inquiry/inquiry-draft';
import { InquiryForm } from '../../../components/inquiry/inquiry-form';
import { elsewhere, paths } from '../../../paths';
import styles from './consultation-panel.module.css';
import { knownSession } from './known-session';

const returnTo = `${paths.talentSolution}?panel=expert`;

/** Books a consultation. Visitors sign in first, and their input is restored. */
export function ConsultationPanel() {
  const { t } = useTranslation('talent-solution');
  const shell = useShell();
  const session = useSession();
  const hydrated = useHydrated();
  const known = useMemo(() => (hydrated ? knownValues(session) : undefined), [hydrated, session]);

  const maySend = async (values: InquiryValues) => {
    const { status } = await knownSession(shell.session);
    if (status === 'signed-in') return true;
    saveDraft('consultation', values); // including values prefilled from the account
    shell.navigate(elsewhere.signIn, { state: { returnTo } });
    return false;
  };
  return (
    <>
      <InquiryForm
        kind="consultation"
        submitLabel={t('panels.expert.submit')}
        known={known}
        maySend={maySend}
      />
      {session.status !== 'signed-in' && <p className={styles['account']}>{t('panels.expert.account')}</p>}
    </>
  );
}

/** Earlier input takes precedence over the account's data. */
function knownValues(session: SessionState): InquiryValues {
  const draft = findDraft('consultation');
  if (session.status !== 'signed-in') return draft;
  const { email, metadata } = session.user;
  const text = (key: string) => (typeof metadata[key] === 'string' ? metadata[key] : '');
  const account = {
    first_name: text('first_name'),
    last_name: text('last_name'),
    phone_number: text('phone_number'),
    company_name: text('current_organization'),
    email,
  };
  return { ...account, ...draft };
}
