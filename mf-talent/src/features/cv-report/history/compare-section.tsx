import type { CvReportSummary, OwnCvReport } from '@sabi/contracts/http/ai/own-cv-report';
import { isAboutCv } from '@sabi/cv-report';
import { Section } from '@sabi/ui/section';
import { SelectField } from '@sabi/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryContent } from '../../../layout/query-content';
import { usePastReport } from '../report-calls';
import { Comparison } from './comparison';
import styles from './history.module.css';
import { useReportTexts } from './use-report-texts';

/**
 * Two of the reports, at first the newest and the one before, and what has changed between them.
 * @param reports at least two, the newest first
 */
export function CompareSection({ reports }: { reports: readonly CvReportSummary[] }) {
  const { t } = useTranslation('cv-report');
  const { timeOf, scoreOf } = useReportTexts();
  const [chosen, setChosen] = useState<{ before?: string; after?: string }>({});
  const options = reports.map((report) => ({
    value: report.report_id,
    label: `${timeOf(report)} · ${isAboutCv(report) ? report.score : scoreOf(report)}`,
  }));
  // A chosen report may have been deleted since.
  const find = (id: string | undefined) => reports.find(({ report_id: each }) => each === id)?.report_id;
  const before = find(chosen.before) ?? reports[1]?.report_id ?? '';
  const after = find(chosen.after) ?? reports[0]?.report_id ?? '';
  return (
    <Section title={t('compare.title')}>
      <div className={styles['choice']}>
        <SelectField
          label={t('compare.before')}
          placeholder={t('compare.choose')}
          options={options}
          value={before}
          onChange={({ currentTarget: { value } }) => setChosen({ before: value, after })}
        />
        <SelectField
          label={t('compare.after')}
          placeholder={t('compare.choose')}
          options={options}
          value={after}
          onChange={({ currentTarget: { value } }) => setChosen({ before, after: value })}
        />
      </div>
      {before === after ? (
        <p className={styles['meaning']} role="status">
          {t('compare.same')}
        </p>
      ) : (
        <Loaded key={`${before} ${after}`} before={before} after={after} />
      )}
    </Section>
  );
}

function Loaded({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation('cv-report');
  const [old, now] = [usePastReport(before), usePastReport(after)];
  const both = {
    data: old.data && now.data && ([old.data, now.data] as const satisfies readonly OwnCvReport[]),
    error: old.error ?? now.error,
    refetch: () => Promise.all([old.refetch(), now.refetch()]),
  };
  return (
    <QueryContent query={both} loadingLabel={t('loading')} rows={5}>
      {([first, second]) => <Comparison before={first.report} after={second.report} />}
    </QueryContent>
  );
}
