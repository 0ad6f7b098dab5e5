import { localizedPath } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { Circle, CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StepState } from './profile-steps';
import styles from './step.module.css';

const icons = { done: CircleCheck, open: Circle, busy: CircleDashed };

interface StepProps {
  state: StepState;
  title: string;
  /** Page of the step, without language prefix. */
  href: string;
  action: string;
  children: ReactNode;
}

export function Step({ state, title, href, action, children }: StepProps) {
  const language = useLanguage();
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
      <p className={styles['action']}>
        <ButtonLink variant="secondary" href={localizedPath(language, href)}>
          {action}
        </ButtonLink>
      </p>
    </li>
  );
}
