import { lazyComponent } from '@sabi/shell-sdk/react';
import { PlainToaster, type ToasterProps } from '@sabi/ui/plain-toaster';
import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Host } from './host';

// Most visits see none, so its code is loaded on demand. If it cannot be loaded, messages are shown by a plain fallback, for
// example that there is no network.
const Toaster = lazyComponent<ToasterProps>(
  () => import('@sabi/ui/toaster').then((module) => module.Toaster),
  {
    Missing: PlainToaster,
  },
);

/** The toaster is loaded this long after the page has become interactive. */
const loadAfterMs = 500;

export function Toasts({ host }: { host: Host }) {
  const { t } = useTranslation();
  const toasts = useSyncExternalStore(host.toasts.subscribe, host.toasts.get, host.toasts.get);
  useEffect(() => {
    const timer = setTimeout(() => void Toaster.preload().catch(() => undefined), loadAfterMs);
    return () => clearTimeout(timer);
  }, []);
  if (toasts.length === 0) return null;
  // A portal outside the page, as an open dialog hides the page from assistive technology.
  return createPortal(
    <Toaster
      toasts={toasts}
      onDismiss={host.dismissToast}
      label={t('toasts.label')}
      closeLabel={t('toasts.close')}
    />,
    document.body,
  );
}
