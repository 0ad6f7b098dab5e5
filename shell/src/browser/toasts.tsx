import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Host } from './host';

// Most visits never see one.
const Toaster = lazy(async () => ({ default: (await import('@sabi/ui/toaster')).Toaster }));

export function Toasts({ host }: { host: Host }) {
  const { t } = useTranslation();
  const toasts = useSyncExternalStore(host.toasts.subscribe, host.toasts.get, host.toasts.get);
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
