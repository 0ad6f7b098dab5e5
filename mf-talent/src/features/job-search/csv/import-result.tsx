import type { JobSearchImport } from '@sabi/contracts/http/hiring/job-search';
import { Notice } from '@sabi/ui/notice';
import { useTranslation } from 'react-i18next';
import styles from './csv.module.css';

/** What was added, what stays as it is, and why rows were not imported. */
export function ImportResult({ result: { added, known, own, problems } }: { result: JobSearchImport }) {
  const { t } = useTranslation('job-search');
  const rows = new Set(problems.map(({ row }) => row)); // a row may have several problems
  return (
    <>
      <Notice tone={added > 0 ? 'success' : 'info'} title={t('import.added', { count: added })}>
        {known > 0 && <p>{t('import.known', { count: known })}</p>}
        {own > 0 && <p>{t('import.own', { count: own })}</p>}
      </Notice>
      {problems.length > 0 && (
        <section className={styles['problems']}>
          <h3 className={styles['title']}>{t('import.problems', { count: rows.size })}</h3>
          <ul className={styles['rows']}>
            {problems.map(({ row, field, problem }) => (
              <li key={`${row}-${field}-${problem}`}>
                {field
                  ? t('import.rowField', { row, field, problem: t(`import.why.${problem}`) })
                  : t('import.row', { row, problem: t(`import.why.${problem}`) })}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
