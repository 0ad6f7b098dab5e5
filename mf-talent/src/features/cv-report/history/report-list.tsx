import type { CvReportSummary } from '@sabi/contracts/http/ai/own-cv-report';
import { localizedPath } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Button, ButtonLink } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { Section } from '@sabi/ui/section';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeletePastReport } from '../report-calls';
import styles from './history.module.css';
import { useReportTexts } from './use-report-texts';

/** Text for a CV's file by its key; null while it is not known. */
export type FindFileName = (fileKey: string) => string | null;

interface ReportListProps {
  reports: readonly CvReportSummary[];
  findFileName: FindFileName;
}

/** All stored reports with their actions. */
export function ReportList({ reports, findFileName }: ReportListProps) {
  const { t } = useTranslation('cv-report');
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = useDeletePastReport();
  const start = async (reportId: string) => {
    try {
      await remove.mutateAsync(reportId);
      heading.current?.focus(); // the pressed button is gone
    } catch {
      // shown by `remove.isError`
    }
  };
  return (
    <Section title={t('history.list')} headingRef={heading}>
      {remove.isError && <Notice tone="danger" title={t('report.forgetFailed')} />}
      {remove.isSuccess && <Notice tone="success" title={t('report.forgotten')} />}
      <ul className={styles['list']}>
        {reports.map((report, index) => (
          <Row
            key={report.report_id}
            report={report}
            fileName={findFileName(report.file_key)}
            isNewest={index === 0}
            isDeleting={remove.isPending && remove.variables === report.report_id}
            onDelete={() => void start(report.report_id)}
          />
        ))}
      </ul>
    </Section>
  );
}

interface RowProps {
  report: CvReportSummary;
  fileName: string | null;
  isNewest: boolean;
  isDeleting: boolean;
  onDelete: () => void;
}

function Row({ report, fileName, isNewest, isDeleting, onDelete }: RowProps) {
  const { t } = useTranslation('cv-report');
  const language = useLanguage();
  const { timeOf, scoreOf } = useReportTexts();
  const when = timeOf(report);
  const { report_id: id, match_percent: percent } = report;
  return (
    <li className={styles['row']}>
      <div className={styles['facts']}>
        <p className={styles['name']}>
          {when}
          {isNewest && <span className={styles['badge']}>{t('history.newest')}</span>}
        </p>
        {fileName !== null && <p className={styles['detail']}>{fileName}</p>}
        <p className={styles['detail']}>
          {scoreOf(report)}
          {percent !== null && ` · ${t('analysis.report.match.percent', { percent })}`}
        </p>
      </div>
      <div className={styles['actions']}>
        <ButtonLink
          variant="secondary"
          href={localizedPath(language, `/profile/cv-report?report=${id}`)}
          aria-label={t('history.openFor', { when })}
        >
          {t('history.open')}
        </ButtonLink>
        <Button
          variant="secondary"
          busy={isDeleting}
          aria-label={t('history.deleteFor', { when })}
          onClick={onDelete}
        >
          {t('history.delete')}
        </Button>
      </div>
    </li>
  );
}
