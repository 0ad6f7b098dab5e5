import { Code, ConciergeBell, Factory, HeartPulse, type LucideIcon, Megaphone, Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ActionLink } from '../../../components/action-link';
import { useSignUpLink } from '../../../components/use-sign-up-link';
import { elsewhere } from '../../../paths';
import { LatestJobs } from './latest-jobs';
import styles from './positions-panel.module.css';

/** Fields in which the business recruits, with their industry's article. */
const families = [
  { key: 'production', icon: Factory, slug: 'manufacture-industry' },
  { key: 'software', icon: Code, slug: 'it-industry' },
  { key: 'sales', icon: Megaphone, slug: 'marketing-industry' },
  { key: 'logistics', icon: Truck, slug: 'logistics-industry' },
  { key: 'care', icon: HeartPulse, slug: 'healthcare-industry' },
  { key: 'hospitality', icon: ConciergeBell, slug: 'hospitality-industry' },
] as const satisfies readonly { key: string; icon: LucideIcon; slug: string }[];

/** The newest jobs, and the fields in which the business recruits. */
export function PositionsPanel() {
  const { t } = useTranslation('talent-solution');
  const signUp = useSignUpLink({ to: elsewhere.signUp, label: t('panels.positions.signUp') });
  return (
    <>
      <LatestJobs />
      <p>{t('panels.positions.honest')}</p>
      <ul className={styles['families']}>
        {families.map(({ key, icon: Icon, slug }) => (
          <li key={key}>
            <Link className={styles['family']} to={`${elsewhere.blog}/${slug}`}>
              <Icon className={styles['icon']} size={24} strokeWidth={1.75} aria-hidden="true" />
              <span className={styles['words']}>
                <span className={styles['name']}>{t(`families.${key}.title`)}</span>
                <span className={styles['text']}>{t(`families.${key}.text`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles['actions']}>
        <ActionLink to={signUp.to}>{signUp.label}</ActionLink>
      </div>
    </>
  );
}
