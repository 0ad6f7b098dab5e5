import { localizedPath } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../account/account-query';
import { ItemList, ItemRow } from '../../layout/item-list';
import { QueryContent } from '../../layout/query-content';
import { Section } from '@sabi/ui/section';
import { settingsPaths } from '../../settings-paths';
import { LinkReturn } from './link-return';
import { ProviderRows } from './provider-rows';
import { useOfferedProviders } from './use-offered-providers';

/** The account's password, and the linked accounts of providers. */
export function SignInMethodsSection() {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const account = useAccount();
  const offered = useOfferedProviders();
  return (
    <Section title={t('methods.title')} headingRef={heading}>
      <LinkReturn />
      <QueryContent query={account} loadingLabel={t('loading')}>
        {({ identities = [] }) => {
          const hasPassword = identities.some(({ provider }) => provider === 'email');
          return (
            <>
              <ItemList label={t('methods.title')}>
                <ItemRow
                  name={t('methods.password.name')}
                  details={[t(hasPassword ? 'methods.password.set' : 'methods.password.none')]}
                  actions={[]}
                />
                <ProviderRows
                  identities={identities}
                  offered={offered}
                  findFocusAfter={() => heading.current}
                />
              </ItemList>
              {identities.length === 1 && <p>{t('methods.lastOne')}</p>}
              <p>
                <a href={localizedPath(language, settingsPaths.security)}>{t('methods.toPassword')}</a>
              </p>
            </>
          );
        }}
      </QueryContent>
    </Section>
  );
}
