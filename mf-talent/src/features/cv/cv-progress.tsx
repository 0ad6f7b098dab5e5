import { useLanguage } from '@sabi/shell-sdk/react';
import { ProgressBar } from '@sabi/ui/progress-bar';
import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import styles from './cv-progress.module.css';
import { type Stage, stages } from './cv-state';

/** Screen readers announce every quarter, as every per cent would be constant noise. */
const announcedPercent = 25;

/** @param props.percent null while unknown */
export function CvProgress({ stage, percent }: { stage: Stage; percent: number | null }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const label = t(`cv.stages.${stage}`);
  const say = (value: number) => new Intl.NumberFormat(language, { style: 'percent' }).format(value / 100);
  const announced = Math.floor((percent ?? 0) / announcedPercent) * announcedPercent;
  return (
    <div className={styles['progress']}>
      <div className={styles['line']}>
        <p className={styles['line']} role="status">
          <span className={styles['stage']}>{label}</span>
          <span className={styles['step']}>{t('cv.step', { step: stages.indexOf(stage) + 1 })}</span>
        </p>
        {percent !== null && (
          <span className={styles['percent']} aria-hidden="true">
            {say(percent)}
          </span>
        )}
      </div>
      <ProgressBar percent={percent} label={label} />
      <VisuallyHidden aria-live="polite">{announced > 0 && say(announced)}</VisuallyHidden>
      {stage !== 'uploading' && <p className={styles['step']}>{t('cv.leaveHint')}</p>}
    </div>
  );
}
