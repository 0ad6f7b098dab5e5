import { Circle, CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StepState } from './profile-steps';
import styles from './step.module.css';

const icons = { done: CircleCheck, open: Circle, busy: CircleDashed };

export function Step({ state, title, children }: { state: StepState; title: string; children: ReactNode }) {
  const { t } = useTranslation();
  const Icon = icons[state];
  return (
    <li className={`${styles['step']} ${styles[state]}`}>
      <p className={styles['state']}>
        <Icon size={20} aria-hidden="true" />
        {t(`dashboard.${state}`)}
      </p>
      <h3 className={styles['title']}>{title}</h3>
      <p className={styles['text']}>{children}</p>
    </li>
  );
}
