import { areaByCode, describeArea } from '@sabi/areas';
import { JobBody, JobFacts, JobHead } from '@sabi/job-view';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useCompany } from '../../data/company-context';
import { useEditor } from './editor-store';
import styles from './editor.module.css';
import { toPosting } from './to-posting';

/** Preview of the job's public page. */
export function Preview() {
  const { t } = useTranslation('editor');
  const language = useLanguage();
  const { name } = useCompany();
  const values = useDeferredValue(useEditor((state) => state.values));
  const stored = useEditor((state) => state.job.posting);
  const posting = toPosting(values) ?? { ...stored, title: t('preview.untitled') };
  const places = posting.areas.flatMap((code) => {
    const area = areaByCode(code);
    return area ? [describeArea(area, language)] : [];
  });
  const textLanguage = posting.language === language ? undefined : posting.language;
  return (
    // Focusable, as it scrolls by itself on wide screens.
    <section className={styles['preview']} aria-label={t('preview.title')} tabIndex={0}>
      <p className={styles['previewTitle']}>{t('preview.title')}</p>
      <JobHead posting={posting} places={places} language={textLanguage} company={name} heading="h2">
        {!posting.pay && <p className={styles['hint']}>{t('preview.noPay')}</p>}
      </JobHead>
      <JobBody posting={posting} language={textLanguage} />
      <JobFacts posting={posting} places={places} />
    </section>
  );
}
