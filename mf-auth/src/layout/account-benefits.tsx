import type { UserType } from '@sabi/contracts/http/profile/profile';
import { Building2, FileText, Lock, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './account-benefits.module.css';

const points = {
  talent: [
    { key: 'talent.cv', Icon: FileText },
    { key: 'talent.private', Icon: Lock },
    { key: 'talent.people', Icon: Users },
  ],
  recruiter: [
    { key: 'recruiter.review', Icon: Building2 },
    { key: 'recruiter.private', Icon: Lock },
    { key: 'recruiter.people', Icon: Users },
  ],
} as const;

export function AccountBenefits({ audience }: { audience: UserType }) {
  const { t } = useTranslation();
  return (
    <aside className={styles['benefits']}>
      <p className={styles['title']}>{t(`layout.${audience}.title`)}</p>
      <ul className={styles['points']}>
        {points[audience].map(({ key, Icon }) => (
          <li key={key}>
            <Icon size={22} aria-hidden="true" />
            {t(`layout.${key}`)}
          </li>
        ))}
      </ul>
    </aside>
  );
}
