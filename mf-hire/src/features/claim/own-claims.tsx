import type { OwnClaim } from '@sabi/contracts/http/hiring/claims';
import { localizedPath } from '@sabi/contracts/language';
import { formatWibDay } from '@sabi/shell-sdk/dates';
import { useLanguage, useShell } from '@sabi/shell-sdk/react';
import { Button, ButtonLink } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnClaimActs } from '../../data/claims';
import { formatLongWibTime } from '../../dates/format-long-wib-time';
import { useFailureText } from '../../failures/use-failure-text';
import { hirePath } from '../../paths';
import styles from './claim.module.css';

interface OwnClaimsProps {
  /** Newest first. */
  claims: readonly OwnClaim[];
  /** The account has a company: without one, a granted request says nothing any more. */
  hasCompany: boolean;
}

/** What became of the account's last request to join each company, and what happens next. */
export function OwnClaims({ claims, hasCompany }: OwnClaimsProps) {
  const last = claims.filter((claim) => claims.find((other) => isOfSameCompany(claim, other)) === claim);
  return last.map((claim) => {
    if (claim.state === 'open') return <OpenClaim key={claim.claim_id} claim={claim} />;
    if (claim.state === 'refused') return <RefusedClaim key={claim.claim_id} claim={claim} />;
    return claim.state === 'granted' && hasCompany && <GrantedClaim key={claim.claim_id} claim={claim} />;
  });
}

/** Whether both name the company in the same way. */
const isOfSameCompany = (one: OwnClaim, other: OwnClaim): boolean =>
  one.nib === other.nib && (one.nib !== null || one.company_name === other.company_name);

function useCompanyName({ company_name: name, nib }: OwnClaim): string {
  const { t } = useTranslation('claim');
  return name ?? t('unnamed', { nib });
}

function OpenClaim({ claim }: { claim: OwnClaim }) {
  const { t } = useTranslation('claim');
  const language = useLanguage();
  const shell = useShell();
  const describe = useFailureText();
  const { withdraw } = useOwnClaimActs();
  const company = useCompanyName(claim);
  const { claim_id: id, created_at: createdAt, due_at: dueAt } = claim;
  const [now] = useState(Date.now);
  const isLate = dueAt !== null && Date.parse(dueAt) < now;
  const end = async () => {
    try {
      await withdraw.mutateAsync(id);
      shell.toast({ tone: 'success', title: t('withdraw.done') });
    } catch (error) {
      shell.toast({ tone: 'destructive', title: t('withdraw.failed'), description: describe(error) });
    }
  };
  return (
    <Notice
      tone="info"
      title={t('open.title', { company })}
      actions={
        <Button
          variant="secondary"
          busy={withdraw.isPending}
          aria-label={t('withdraw.named', { company })}
          onClick={() => void end()}
        >
          {t('withdraw.label')}
        </Button>
      }
    >
      <p>{t('open.sent', { date: formatWibDay(createdAt, language) })}</p>
      <p>
        {isLate ? t('open.late') : t('open.next', { when: dueAt ? formatLongWibTime(dueAt, language) : '' })}
      </p>
    </Notice>
  );
}

function RefusedClaim({ claim }: { claim: OwnClaim }) {
  const { t } = useTranslation(['claim', 'hire']);
  const language = useLanguage();
  const company = useCompanyName(claim);
  const { reason, may_repeat_at: repeatAt } = claim;
  return (
    <Notice
      tone="danger"
      title={t('refused.title', { company })}
      actions={
        <ButtonLink variant="secondary" href={localizedPath(language, '/contact-us')}>
          {t('hire:approval.contact')}
        </ButtonLink>
      }
    >
      <p>{t('refused.reason')}</p>
      <blockquote className={styles['words']}>{reason}</blockquote>
      {repeatAt && <p>{t('refused.again', { date: formatWibDay(repeatAt, language) })}</p>}
    </Notice>
  );
}

function GrantedClaim({ claim }: { claim: OwnClaim }) {
  const { t } = useTranslation(['claim', 'hire']);
  const language = useLanguage();
  const company = useCompanyName(claim);
  const role = claim.role ?? 'recruiter';
  return (
    <Notice
      tone="success"
      title={t('granted.title', { company })}
      actions={<ButtonLink href={localizedPath(language, hirePath)}>{t('granted.open')}</ButtonLink>}
    >
      <p>{t('granted.text', { role: t(`hire:roles.${role}`) })}</p>
    </Notice>
  );
}
