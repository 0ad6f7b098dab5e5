import type { Claim } from '@sabi/contracts/http/hiring/claims';
import type { CompanyRole } from '@sabi/contracts/hiring/posting-terms';
import { formatWibDay } from '@sabi/shell-sdk/dates';
import { useLanguage, useShell } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClaimActs } from '../../data/company-claims';
import { useCompany } from '../../data/company-context';
import { useFailureText } from '../../failures/use-failure-text';
import { assignableRoles } from './assignable-roles';
import { RefuseClaimDialog } from './refuse-claim-dialog';
import styles from './team.module.css';

/** Requests to join the company, each accepted with a role or refused with a reason. */
export function ClaimList({ claims }: { claims: readonly Claim[] }) {
  const { t } = useTranslation('team');
  const [refused, setRefused] = useState<Claim | null>(null);
  return (
    <>
      <ul className={styles['list']} aria-label={t('claims.title')}>
        {claims.map((claim) => (
          <ClaimRow key={claim.claim_id} claim={claim} onRefuse={() => setRefused(claim)} />
        ))}
      </ul>
      {refused && <RefuseClaimDialog claim={refused} onClose={() => setRefused(null)} />}
    </>
  );
}

function ClaimRow({ claim, onRefuse }: { claim: Claim; onRefuse: () => void }) {
  const { t } = useTranslation('team');
  const language = useLanguage();
  const { email, position, message, created_at: createdAt, earlier_membership: earlier } = claim;
  return (
    <li className={styles['row']}>
      <div className={styles['facts']}>
        <p className={styles['name']}>
          {email}
          {claim.has_company_domain && (
            <span className={styles['badge']} data-state="accepted">
              {t('claims.companyAddress')}
            </span>
          )}
        </p>
        <p className={styles['detail']}>
          {position}
          {' · '}
          {t('claims.sent', { date: formatWibDay(createdAt, language) })}
        </p>
        {earlier && <p className={styles['detail']}>{t(`claims.earlier.${earlier}`)}</p>}
        {message && <p className={styles['message']}>{message}</p>}
      </div>
      <ClaimActs claim={claim} onRefuse={onRefuse} />
    </li>
  );
}

function ClaimActs({ claim, onRefuse }: { claim: Claim; onRefuse: () => void }) {
  const { t } = useTranslation(['team', 'hire']);
  const shell = useShell();
  const describe = useFailureText();
  const { role: ownRole } = useCompany();
  const { grant } = useClaimActs();
  const [role, setRole] = useState<CompanyRole>('recruiter');
  const { claim_id: claimId, email } = claim;
  const accept = async () => {
    try {
      await grant.mutateAsync({ claimId, role });
      shell.toast({ tone: 'success', title: t('claims.granted', { email, role: t(`hire:roles.${role}`) }) });
    } catch (error) {
      shell.toast({ tone: 'destructive', title: t('claims.notGranted'), description: describe(error) });
    }
  };
  return (
    <div className={styles['acts']}>
      <select
        className={styles['select']}
        aria-label={t('claims.roleFor', { email })}
        value={role}
        disabled={grant.isPending}
        onChange={({ target }) => setRole(target.value as CompanyRole)}
      >
        {assignableRoles(ownRole).map((each) => (
          <option key={each} value={each}>
            {t(`hire:roles.${each}`)}
          </option>
        ))}
      </select>
      <Button
        className={styles['act']}
        busy={grant.isPending}
        aria-label={t('claims.grantNamed', { email })}
        onClick={() => void accept()}
      >
        {t('claims.grant')}
      </Button>
      <Button
        variant="ghost"
        className={styles['act']}
        aria-label={t('claims.refuse.named', { email })}
        onClick={onRefuse}
      >
        {t('claims.refuse.label')}
      </Button>
    </div>
  );
}
