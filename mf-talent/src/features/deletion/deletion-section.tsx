import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryContent } from '../../layout/query-content';
import { Section } from '@sabi/ui/section';
import { useDeletion } from './deletion-calls';
import { DeletionForm } from './deletion-form';
import { PendingDeletion } from './pending-deletion';

/** Requests the erasure of the account, and withdraws it within the grace period. */
export function DeletionSection() {
  const { t } = useTranslation('settings');
  const heading = useRef<HTMLHeadingElement>(null);
  const deletion = useDeletion();
  return (
    <Section title={t('deletion.title')} headingRef={heading}>
      <QueryContent query={deletion} loadingLabel={t('loading')}>
        {(pending) =>
          pending ? (
            <PendingDeletion erasesAt={pending.erases_at} onKept={() => heading.current?.focus()} />
          ) : (
            <DeletionForm findFocusAfter={() => heading.current} />
          )
        }
      </QueryContent>
    </Section>
  );
}
