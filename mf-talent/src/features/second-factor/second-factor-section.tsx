import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../account/account-query';
import { QueryContent } from '../../layout/query-content';
import { Section } from '@sabi/ui/section';
import { SecondFactor } from './second-factor';

export function SecondFactorSection() {
  const { t } = useTranslation('settings');
  const heading = useRef<HTMLHeadingElement>(null);
  const account = useAccount();
  return (
    <Section title={t('factor.title')} headingRef={heading}>
      <p>{t('factor.text')}</p>
      <QueryContent query={account} loadingLabel={t('loading')}>
        {({ factors = [] }) => <SecondFactor factors={factors} findFocusAfter={() => heading.current} />}
      </QueryContent>
    </Section>
  );
}
