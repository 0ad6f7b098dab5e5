import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryContent } from '../../layout/query-content';
import { Section } from '@sabi/ui/section';
import { Passkeys } from './passkeys';
import { usePasskeys } from './passkey-calls';

/** The account's passkeys; renders nothing where the service has none. */
export function PasskeysSection() {
  const { t } = useTranslation('settings');
  const heading = useRef<HTMLHeadingElement>(null);
  const passkeys = usePasskeys();
  if (passkeys.data === null) return null;
  return (
    <Section title={t('passkeys.title')} headingRef={heading}>
      <p>{t('passkeys.text')}</p>
      <QueryContent query={passkeys} loadingLabel={t('loading')}>
        {(list) => <Passkeys passkeys={list ?? []} findFocusAfter={() => heading.current} />}
      </QueryContent>
    </Section>
  );
}
