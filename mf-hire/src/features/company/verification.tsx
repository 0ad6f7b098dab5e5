import type { Company } from '@sabi/contracts/http/hiring/companies';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Notice } from '@sabi/ui/notice';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRights } from '../../data/company-context';
import { formatWibDay } from '@sabi/shell-sdk/dates';
import styles from './company.module.css';
import { VerificationForm } from './verification-form';

const tones = {
  verified: 'success',
  rejected: 'danger',
  revoked: 'danger',
  more_information: 'danger',
  submitted: 'info',
  unverified: 'info',
} as const;

/** Verification status, the staff's message, and the form for a request. */
export function Verification({ company }: { company: Company }) {
  const { t } = useTranslation('company');
  const language = useLanguage();
  const { mayChangeCompany } = useRights();
  const status = useRef<HTMLDivElement>(null);
  const { state, reason, submitted_at: submittedAt, valid_until: validUntil } = company.verification;
  const mayAsk = mayChangeCompany && state !== 'submitted' && state !== 'verified';
  return (
    <>
      <div ref={status} tabIndex={-1} className={styles['status']}>
        <Notice tone={tones[state]} title={t(`verification.states.${state}.title`)}>
          <p>{t(`verification.states.${state}.text`)}</p>
          {state === 'submitted' && submittedAt && (
            <p>{t('verification.submittedAt', { date: formatWibDay(submittedAt, language) })}</p>
          )}
          {state === 'verified' && validUntil && (
            <p>{t('verification.validUntil', { date: formatWibDay(validUntil, language) })}</p>
          )}
          {reason && <blockquote className={styles['words']}>{reason}</blockquote>}
        </Notice>
      </div>
      {!mayAsk && <Evidence company={company} />}
      {mayAsk && <VerificationForm company={company} onSent={() => status.current?.focus()} />}
      {!mayChangeCompany && state === 'unverified' && <p>{t('verification.byAdmins')}</p>}
    </>
  );
}

function Evidence({ company: { nib, verification } }: { company: Company }) {
  const { t } = useTranslation('company');
  const evidence = verification.evidence ?? [];
  if (evidence.length === 0) return null;
  return (
    <dl className={styles['facts']}>
      {nib && (
        <div className={styles['fact']}>
          <dt>{t('fields.nib')}</dt>
          <dd>{nib}</dd>
        </div>
      )}
      {evidence.map(({ kind, text }, index) => (
        <div key={index} className={styles['fact']}>
          <dt>{t(`verification.kinds.${kind}`)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
