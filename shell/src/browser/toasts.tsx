import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Host } from './host';

const loadToaster = async () => ({ default: (await import('@sabi/ui/toaster')).Toaster });

// Most visits never see one, so it does not delay the page.
const Toaster = lazy(loadToaster);

/** Once the page is in use, the toaster is loaded: without a network it could not be, and it is what says so. */
const loadAfterMs = 500;

export function Toasts({ host }: { host: Host }) {
  const { t } = useTranslation();
  const toasts = useSyncExternalStore(host.toasts.subscribe, host.toasts.get, host.toasts.get);
  useEffect(() => {
    const timer = setTimeout(() => void loadToaster().catch(() => undefined), loadAfterMs);
    return () => clearTimeout(timer);
  }, []);
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <Toaster
        toasts={toasts}
        onDismiss={host.dismissToast}
        label={t('toasts.label')}
        closeLabel={t('toasts.close')}
      />
    </Suspense>
  );
}
