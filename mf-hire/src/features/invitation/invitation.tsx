import type { Member } from '@sabi/contracts/http/hiring/members';
import { localizedPath } from '@sabi/contracts/language';
import { requestJson } from '@sabi/shell-sdk/http';
import { useLanguage, useShell, useSignedInUser } from '@sabi/shell-sdk/react';
import { Button, ButtonLink } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { companyUrl } from '../../data/hiring-url';
import { useOwnCompaniesQuery } from '../../data/own-companies';
import { FailureNotice } from '../../failures/failure-notice';
import { hasCode } from '../../failures/use-failure-text';
import { PlainPage } from '../../layout/page';
import { hirePath, hirePaths } from '../../paths';
import {
  findStoredInvitation,
  removeStoredInvitation,
  readInvitation,
} from '../../session/invitation-storage';
import styles from './invitation.module.css';

/** Accepts an invitation to a company, only after a click. */
export function Invitation() {
  const { t } = useTranslation('team');
  const shell = useShell();
  const language = useLanguage();
  const { email } = useSignedInUser();
  const [invitation] = useState(() => readInvitation(shell.location.get().hash) ?? findStoredInvitation());
  const accept = useAccept();
  if (!invitation)
    return (
      <PlainPage title={t('accept.incomplete')} lead={t('accept.incompleteText')}>
        <p>
          <ButtonLink href={localizedPath(language, hirePath)}>{t('accept.home')}</ButtonLink>
        </p>
      </PlainPage>
    );
  return (
    <PlainPage title={t('accept.title')} lead={t('accept.text', { email })}>
      {hasCode(accept.error, 'ACCESS_DENIED') ? (
        <Notice tone="danger" title={t('accept.otherAddress')}>
          <p>{t('accept.otherAddressText', { email })}</p>
        </Notice>
      ) : (
        <FailureNotice error={accept.error} title={t('accept.failed')} />
      )}
      <p className={styles['acts']}>
        <Button busy={accept.isPending} onClick={() => accept.mutate(invitation)}>
          {t('accept.submit')}
        </Button>
      </p>
    </PlainPage>
  );
}

function useAccept() {
  const shell = useShell();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const ownCompanies = useOwnCompaniesQuery();
  return useMutation({
    mutationFn: async ({ companyId, token }: { companyId: string; token: string }) => {
      const url = `${companyUrl(companyId)}/invitations/accept`;
      await requestJson<Member>(shell.fetch, url, { method: 'POST', json: { token, language } });
      removeStoredInvitation();
      const companies = await queryClient.fetchQuery({ ...ownCompanies, staleTime: 0 });
      const joined = companies.find(({ company_id: id }) => id === companyId);
      shell.navigate(joined ? hirePaths(joined.slug).jobs : hirePath, { replace: true });
    },
  });
}
