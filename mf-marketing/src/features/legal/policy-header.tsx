import { formatDate } from '@sabi/shell-sdk/dates';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { type PolicyName, policyNames, policyVersions } from './policy';
import styles from './policy-header.module.css';
import { PolicyText } from './policy-text';

/** Title, version and summary of the document. */
export function PolicyHeader({ name, summary }: { name: PolicyName; summary: readonly string[] }) {
  const { t } = useTranslation('legal');
  const language = useLanguage();
  const { version, date } = policyVersions[name];
  const others = policyNames.filter((each) => each !== name);
  return (
    <header className={styles['header']}>
      <h1 className={styles['title']}>{t(`${name}.title`)}</h1>
      <p className={styles['version']}>
        {t('version', { version })} · <time dateTime={date}>{formatDate(date, language)}</time> ·{' '}
        {t('authors')}
        {others.map((other) => (
          <Fragment key={other}>
            {'\u00A0· '}
            <Link className={styles['other']} to={paths[other]}>
              {t(`${other}.title`)}
            </Link>
          </Fragment>
        ))}
      </p>
      <section className={styles['summary']} aria-labelledby="summary">
        <h2 className={styles['short']} id="summary">
          {t('summary')}
        </h2>
        <ul className={styles['points']}>
          {summary.map((point) => (
            <li key={point}>
              <PolicyText>{point}</PolicyText>
            </li>
          ))}
        </ul>
      </section>
    </header>
  );
}
