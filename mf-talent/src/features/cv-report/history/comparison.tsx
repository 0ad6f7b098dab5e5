import type { CvFinding, CvReport } from '@sabi/contracts/http/ai/cv-report';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Notice } from '@sabi/ui/notice';
import { Check, CircleDot, CirclePlus, type LucideIcon } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { compareReports, type PointsChange, type ReportComparison } from './compare-reports';
import styles from './history.module.css';

/** What has changed from one report to another. */
export function Comparison({ before, after }: { before: CvReport; after: CvReport }) {
  const { t } = useTranslation('cv-report');
  const compared = compareReports(before, after);
  if (!compared) return <p className={styles['comparison']}>{t('compare.noCv')}</p>;
  const { score, isSameEngine, remaining } = compared;
  return (
    <div className={styles['comparison']}>
      {!isSameEngine && <Notice tone="info" title={t('compare.otherRules')} />}
      <p className={styles['score']}>
        {t('compare.score', { before: score.before, after: score.after })}
        <Difference {...score} />
      </p>
      <Points compared={compared} />
      <Group kind="solved" icon={Check} findings={compared.solved} />
      <Group kind="added" icon={CirclePlus} findings={compared.added} />
      <Group
        kind="remaining"
        icon={CircleDot}
        findings={remaining.map(({ finding }) => finding)}
        linesBefore={new Map(remaining.map(({ finding, linesBefore }) => [finding.code, linesBefore]))}
      />
    </div>
  );
}

function Difference({ before, after }: Omit<PointsChange, 'max'>) {
  const { t } = useTranslation('cv-report');
  const difference = after - before;
  const direction = difference > 0 ? 'up' : difference < 0 ? 'down' : 'same';
  // The sign is a minus, which is as wide as the plus.
  const size = Math.abs(difference);
  return (
    <span className={styles['difference']} data-direction={direction}>
      {t(`compare.differences.${direction}`, { size })}
    </span>
  );
}

function Points({ compared: { sections } }: { compared: ReportComparison }) {
  const { t } = useTranslation('cv-report');
  return (
    <table className={styles['points']}>
      <caption>{t('compare.points')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('compare.section')}</th>
          <th scope="col">{t('compare.before')}</th>
          <th scope="col">{t('compare.after')}</th>
          <th scope="col">{t('compare.difference')}</th>
        </tr>
      </thead>
      <tbody>
        {sections.map(({ section, parts, ...points }) => (
          <Fragment key={section}>
            <PointsRow name={t(`analysis.report.sections.${section}`)} {...points} />
            {parts.map(({ part, ...each }) => (
              <PointsRow key={part} name={t(`analysis.report.parts.${part}`)} isPart {...each} />
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function PointsRow({
  name,
  before,
  after,
  max,
  isPart = false,
}: PointsChange & { name: string; isPart?: boolean }) {
  const { t } = useTranslation('cv-report');
  return (
    <tr className={isPart ? styles['part'] : undefined}>
      <th scope="row">{name}</th>
      <td>{before}</td>
      <td>{t('analysis.report.points', { points: after, max })}</td>
      <td>
        <Difference before={before} after={after} />
      </td>
    </tr>
  );
}

interface GroupProps {
  kind: 'solved' | 'added' | 'remaining';
  icon: LucideIcon;
  findings: readonly CvFinding[];
  /** Of remaining findings: how many lines were quoted before, by code. */
  linesBefore?: ReadonlyMap<string, number>;
}

function Group({ kind, icon: Icon, findings, linesBefore }: GroupProps) {
  const { t } = useTranslation('cv-report');
  const language = useLanguage();
  const countLines = ({ code, quotes }: CvFinding) => {
    const before = linesBefore?.get(code) ?? quotes.length;
    return before === quotes.length ? '' : ` ${t('compare.lines', { before, after: quotes.length })}`;
  };
  return (
    <section className={styles['group']}>
      <h3 className={styles['groupTitle']}>
        <Icon size={18} aria-hidden="true" />
        {t(`compare.groups.${kind}`, { count: findings.length })}
      </h3>
      {findings.length > 0 && (
        <ul className={styles['findings']}>
          {findings.map((finding) => (
            <li key={finding.code}>
              {finding.meaning[language]}
              {countLines(finding)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
