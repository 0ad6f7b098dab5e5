import { ProgressBar } from '@sabi/ui/progress-bar';
import { useTranslation } from 'react-i18next';
import styles from './resume-progress.module.css';
import { type Stage, stages } from './resume-state';

/** @param props.percent null while it is not known */
export function ResumeProgress({ stage, percent }: { stage: Stage; percent: number | null }) {
  const { t } = useTranslation();
  const label = t(`resume.stages.${stage}`);
  return (
    <div className={styles['progress']}>
      <p className={styles['line']} role="status">
        <span className={styles['stage']}>{label}</span>
        <span className={styles['step']}>{t('resume.step', { step: stages.indexOf(stage) + 1 })}</span>
      </p>
      <ProgressBar percent={percent} label={label} />
      {stage !== 'uploading' && <p className={styles['step']}>{t('resume.leaveHint')}</p>}
    </div>
  );
}
