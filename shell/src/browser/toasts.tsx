import { lazyComponent, useFirstInput } from '@sabi/shell-sdk/react';
import { PlainToaster, type ToasterProps } from '@sabi/ui/plain-toaster';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Host } from './host';

// Loaded on demand, as most visits see no messages. If it cannot be loaded, for example offline, a plain fallback shows them.
const Toaster = lazyComponent<ToasterProps>(
  () => import('@sabi/ui/toaster').then((module) => module.Toaster),
  {
    Missing: PlainToaster,
  },
);

export function Toasts({ host }: { host: Host }) {
  const { t } = useTranslation();
  const toasts = useSyncExternalStore(host.toasts.subscribe, host.toasts.get, host.toasts.get);
  // Loaded at the first input, as messages follow user actions.
  useFirstInput(() => void Toaster.preload().catch(() => undefined));
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
