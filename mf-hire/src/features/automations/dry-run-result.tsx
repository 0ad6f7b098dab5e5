import { useTranslation } from 'react-i18next';
import type { DryRun, JobRules } from '../../data/automations';
import styles from './automations.module.css';
import { useRuleWords } from './rule-sentence';

const mostShown = 20;

/** What a rule would do with the applications as they are now. */
export function DryRunResult({ result, rules }: { result: DryRun; rules: JobRules }) {
  const { t } = useTranslation('automations');
  const words = useRuleWords(rules);
  const { applications, checked, moved } = result;
  return (
    <div className={styles['dryRun']} role="status">
      <p>
        {moved === 0 ? t('dryRun.none', { count: checked }) : t('dryRun.moved', { count: moved, checked })}
      </p>
      {moved > 0 && (
        <ul>
          {applications.slice(0, mostShown).map(({ application_id: id, name, steps }) => (
            <li key={id}>
              {name ?? t('dryRun.erased')}: {steps.map(({ stage_id: to }) => words.stage(to)).join(' → ')}
            </li>
          ))}
        </ul>
      )}
      {moved > mostShown && (
        <p className={styles['detail']}>{t('dryRun.more', { count: moved - mostShown })}</p>
      )}
    </div>
  );
}
