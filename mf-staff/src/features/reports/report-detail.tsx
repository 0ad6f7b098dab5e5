import type { StaffReport } from '@sabi/contracts/http/hiring/staff';
import { formatWibTime } from '@sabi/shell-sdk/dates';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { PostingView } from '../../posting/posting-view';
import { Facts } from '../../queue/facts';

export function ReportReason({ reason }: Pick<StaffReport, 'reason'>) {
  const { t } = useTranslation();
  return t(`report.reasons.${reason}`);
}

/** The report and its reporter, above the current job. */
export function ReportDetail({ report }: { report: StaffReport }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { reason, text, user_id: userId, in_good_standing: isTrusted, created_at: createdAt, job } = report;
  const by = userId === null ? 'visitor' : isTrusted ? 'account' : 'untrusted';
  return (
    <>
      <Facts
        facts={[
          { name: t('facts.reason'), value: <ReportReason reason={reason} /> },
          { name: t('facts.message'), value: text },
          { name: t('facts.reportedBy'), value: t(`report.by.${by}`) },
          { name: t('facts.submitted'), value: formatWibTime(createdAt, language) },
        ]}
      />
      {job ? <PostingView job={job} /> : <p>{t('report.erased')}</p>}
    </>
  );
}
