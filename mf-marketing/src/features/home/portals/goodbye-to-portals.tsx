import { ArrowRight, Building2, Rocket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Section } from '../../../components/section';
import { paths } from '../../../paths';
import styles from './goodbye-to-portals.module.css';

const ways = [
  { key: 'career', icon: Rocket, to: paths.talentSolution },
  { key: 'hiring', icon: Building2, to: paths.companySolution },
] as const;

/** Entry points for talent and for companies. */
export function GoodbyeToPortals() {
  const { t } = useTranslation('home');
  return (
    <Section title={t('goodbye.title')} text={t('goodbye.text')}>
      <ul className={styles['ways']}>
        {ways.map(({ key, icon: Icon, to }) => (
          <li key={key} className={`${styles['way']} ${styles[key]}`}>
            <span className={styles['arch']}>
              <Icon size={40} strokeWidth={1.5} aria-hidden="true" />
            </span>
            <h3 className={styles['title']}>{t(`goodbye.${key}.title`)}</h3>
            <p>{t(`goodbye.${key}.text`)}</p>
            <Link className={styles['link']} to={to}>
              {t(`goodbye.${key}.link`)}
              <ArrowRight size={20} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
