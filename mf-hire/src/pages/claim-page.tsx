import type { OwnClaim } from '@sabi/contracts/http/hiring/claims';
import { Section } from '@sabi/ui/section';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useOwnClaims, usePublicPage } from '../data/claims';
import { useOwnCompanies } from '../data/own-companies';
import { useRecruiterApproval } from '../data/recruiter-approval';
import { ClaimForm } from '../features/claim/claim-form';
import { OwnClaims } from '../features/claim/own-claims';
import { ApprovalState, isNotApproved } from '../features/onboarding/approval-state';
import { NotForCompanies } from '../features/onboarding/not-for-companies';
import { PlainPage } from '../layout/page';
import { QueryContent } from '../layout/query-content';

/** Requests to join a company; the form may be filled in from `?nib=` or `?company=`, the slug of a public page. */
export function ClaimPage() {
  const { t } = useTranslation(['claim', 'hire']);
  const approval = useRecruiterApproval();
  const claims = useOwnClaims();
  if (approval.data === null) return <NotForCompanies />;
  return (
    <PlainPage title={t('title')} lead={t('lead')}>
      <QueryContent query={approval} loadingLabel={t('hire:states.loading')} rows={4}>
        {(loaded) =>
          isNotApproved(loaded) ? (
            <ApprovalState approval={loaded} hasCompany={false} />
          ) : (
            <QueryContent query={claims} loadingLabel={t('hire:states.loading')} rows={4}>
              {(list) => <Claims claims={list} />}
            </QueryContent>
          )
        }
      </QueryContent>
    </PlainPage>
  );
}

function Claims({ claims }: { claims: readonly OwnClaim[] }) {
  const { t } = useTranslation('claim');
  const companies = useOwnCompanies();
  const named = new URLSearchParams(useLocation().search);
  const [nib, asked] = [named.get('nib') ?? '', named.get('company')];
  const { name: company, isMissing } = usePublicPage(asked);
  const slug = isMissing ? null : asked;
  const hasOpen = claims.some(({ state }) => state === 'open');
  const isFormShown = !hasOpen || nib !== '' || asked !== null;
  return (
    <>
      <OwnClaims claims={claims} hasCompany={(companies.data ?? []).length > 0} />
      {isFormShown && (
        <Section title={company ? t('form.titleNamed', { company }) : t('form.title')}>
          <ClaimForm key={slug ?? nib} nib={nib} slug={slug} claims={claims} />
        </Section>
      )}
    </>
  );
}
