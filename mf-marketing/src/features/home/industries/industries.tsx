import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Section } from '../../../components/section';
import { elsewhere } from '../../../paths';
import { industries } from './industry-list';
import styles from './industries.module.css';

/** Industries of the blog, with links to their articles. */
export function Industries() {
  const { t } = useTranslation('home');
  return (
    <Section title={t('industries.title')} text={t('industries.text')}>
      <ul className={styles['grid']}>
        {industries.map(({ slug, icon: Icon }) => (
          <li key={slug}>
            <Link className={styles['industry']} to={`${elsewhere.blog}/${slug}`}>
              <span className={styles['icon']}>
                <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
              </span>
              {t(`industries.names.${slug}`)}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
