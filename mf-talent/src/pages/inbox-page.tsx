import { usePageHead } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { Inbox } from '../features/inbox/inbox';
import { Page } from '../layout/page';

/** For talents, and for recruiters as members of their companies. */
export function InboxPage() {
  const { t } = useTranslation('inbox');
  const title = t('title');
  usePageHead({ title, description: t('description'), robots: 'noindex' });
  return (
    <Page title={title}>
      <Inbox />
    </Page>
  );
}
