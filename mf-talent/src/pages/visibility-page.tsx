import { RequestFailed } from '@sabi/shell-sdk/http';
import { useTranslation } from 'react-i18next';
import { SettingsFrame } from '../features/settings-frame/settings-frame';
import { SharingSection } from '../features/sharing/sharing-section';
import { HiddenCompanies } from '../features/visibility/hidden-companies';
import { useVisibility } from '../features/visibility/visibility-calls';
import { VisibilitySection } from '../features/visibility/visibility-section';
import { ViewsSection } from '../features/views/views-section';
import { QueryContent } from '../layout/query-content';
import { EmptyState, Section } from '@sabi/ui/section';

export function VisibilityPage() {
  const { t } = useTranslation('settings');
  const visibility = useVisibility();
  const { error } = visibility;
  const isForOthers = error instanceof RequestFailed && error.code === 'ACCESS_DENIED';
  return (
    <SettingsFrame page="visibility">
      {isForOthers ? (
        <Section title={t('visibility.title')}>
          <EmptyState>{t('visibility.onlyTalent')}</EmptyState>
        </Section>
      ) : (
        <QueryContent query={visibility} loadingLabel={t('loading')}>
          {(data) => (
            <>
              <VisibilitySection visibility={data} />
              <HiddenCompanies visibility={data} />
              <SharingSection />
              <ViewsSection />
            </>
          )}
        </QueryContent>
      )}
    </SettingsFrame>
  );
}
