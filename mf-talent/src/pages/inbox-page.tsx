import { usePageHead } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { Inbox } from '../features/inbox/inbox';
import { Page } from '../layout/page';
import { useIsRecruiter } from '../session/use-is-recruiter';

/** For talents, and for recruiters as members of their companies. */
export function InboxPage() {
  const { t } = useTranslation('inbox');
  const title = t('title');
  const description = t(useIsRecruiter() ? 'recruiter.description' : 'description');
  usePageHead({ title, description, robots: 'noindex' });
  return (
    <Page title={title}>
      <Inbox />
    </Page>
  );
}
