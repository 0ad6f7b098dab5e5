import { lazyComponent, loadNamespace, useShell } from '@sabi/shell-sdk/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '@sabi/ui/skeleton';
import type { RequestableService } from '../../service-requests/requestable-service';

function RequestsSkeleton() {
  const { t } = useTranslation('plans');
  return <Skeleton label={t('current.requestsLoading')} />;
}

/** Loaded after everything that is visible at first. */
export const ServiceRequests = lazyComponent(
  () =>
    import(/* webpackChunkName: "part-service-requests" */ './service-requests').then(
      (module) => module.ServiceRequests,
    ),
  { Waiting: RequestsSkeleton },
);

const RequestDialog = lazyComponent(() =>
  import(/* webpackChunkName: "part-request-dialog" */ './request-dialog').then(
    (module) => module.RequestDialog,
  ),
);

interface AskingState {
  /** Opens the dialog once its code and texts have loaded. */
  readonly ask: (service: RequestableService) => void;
  readonly dialog: ReactNode;
}

/** The page's one dialog for requesting a purchased service from the staff. */
export function useAsking(): AskingState {
  const { t, i18n } = useTranslation();
  const { toast, clearFailures } = useShell();
  const [asked, setAsked] = useState<RequestableService | null>(null);
  const ask = (service: RequestableService) => {
    Promise.all([RequestDialog.preload(), loadNamespace(i18n, 'service-requests')]).then(
      () => {
        clearFailures?.();
        setAsked(service);
      },
      () =>
        toast({ tone: 'destructive', title: t('states.failedText'), description: t('states.failedOffline') }),
    );
  };
  return {
    ask,
    dialog: asked && <RequestDialog key={asked.kind} service={asked} onClose={() => setAsked(null)} />,
  };
}
