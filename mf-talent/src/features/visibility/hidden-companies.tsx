import type { Visibility } from '@sabi/contracts/http/profile/visibility';
import { describeFailure } from '@sabi/shell-sdk/account';
import { Button } from '@sabi/ui/button';
import { EyeOff, Plus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../account/failure-notice';
import { ItemList, ItemRow } from '../../layout/item-list';
import { EmptyState, Section } from '@sabi/ui/section';
import { HideForm } from './hide-form';
import { useChangeVisibility } from './visibility-calls';
import styles from './visibility.module.css';

/** Companies that never see the profile, whatever else is chosen, such as the employer. */
export function HiddenCompanies({ visibility: { hidden_from, suggestions } }: { visibility: Visibility }) {
  const { t } = useTranslation('settings');
  const heading = useRef<HTMLHeadingElement>(null);
  const { mutate, variables, isSuccess, error } = useChangeVisibility();
  const stop = (domain: string) =>
    mutate({ stop_hiding_from: domain }, { onSuccess: () => heading.current?.focus() }); // the focused button is gone
  const hide = (domain: string) =>
    mutate({ hide_from: domain }, { onSuccess: () => heading.current?.focus() });
  return (
    <Section title={t('visibility.companies.title')} headingRef={heading}>
      <p className={styles['meaning']}>{t('visibility.companies.text')}</p>
      {hidden_from.length === 0 ? (
        <EmptyState>{t('visibility.companies.empty')}</EmptyState>
      ) : (
        <ItemList label={t('visibility.companies.title')}>
          {hidden_from.map((domain) => (
            <ItemRow
              key={domain}
              icon={<EyeOff size={20} aria-hidden="true" />}
              name={domain}
              details={[t('visibility.companies.covers', { domain })]}
              actions={[
                {
                  label: t('remove'),
                  fullLabel: t('removeNamed', { name: domain }),
                  onSelect: () => stop(domain),
                },
              ]}
            />
          ))}
        </ItemList>
      )}
      <p className={styles['news']} role="status">
        {isSuccess &&
          variables.hide_from &&
          t('visibility.companies.hidden', { domain: variables.hide_from })}
        {isSuccess &&
          variables.stop_hiding_from &&
          t('visibility.companies.shown', { domain: variables.stop_hiding_from })}
      </p>
      <FailureNotice failure={error && describeFailure(error)} title={t('visibility.failed')} />
      <Suggestions domains={suggestions} onHide={hide} />
      <HideForm />
    </Section>
  );
}

interface SuggestionsProps {
  domains: readonly string[];
  onHide: (domain: string) => void;
}

function Suggestions({ domains, onHide }: SuggestionsProps) {
  const { t } = useTranslation('settings');
  if (domains.length === 0) return null;
  return (
    <div className={styles['suggestions']}>
      <p>{t('visibility.companies.suggested')}</p>
      {domains.map((domain) => (
        <Button
          key={domain}
          variant="secondary"
          aria-label={t('visibility.companies.hideNamed', { domain })}
          onClick={() => onHide(domain)}
        >
          <Plus size={18} aria-hidden="true" />
          <span className={styles['domain']}>{domain}</span>
        </Button>
      ))}
    </div>
  );
}
