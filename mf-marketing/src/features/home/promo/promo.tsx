import { usePromo } from './use-promo';

/** After a delay asks visitors whether they look for work or hire. */
export function Promo() {
  const { Dialog, dismiss } = usePromo();
  return Dialog && <Dialog onDismiss={dismiss} />;
}
