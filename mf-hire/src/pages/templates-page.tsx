import { Button } from '@sabi/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTemplates } from '../data/templates';
import { TemplateDialog } from '../features/templates/template-dialog';
import { TemplateList } from '../features/templates/template-list';
import { Page } from '../layout/page';
import { QueryContent } from '../layout/query-content';

/** Templates of the company's letters to applicants. */
export function TemplatesPage() {
  const { t } = useTranslation('templates');
  const templates = useTemplates();
  const [isNew, setNew] = useState(false);
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      narrow
      action={<Button onClick={() => setNew(true)}>{t('new')}</Button>}
    >
      <QueryContent query={templates} loadingLabel={t('loading')} rows={4}>
        {(list) => <TemplateList templates={list} />}
      </QueryContent>
      {isNew && <TemplateDialog template={null} onClose={() => setNew(false)} />}
    </Page>
  );
}
