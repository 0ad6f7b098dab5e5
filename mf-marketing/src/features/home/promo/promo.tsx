import { usePromo } from './use-promo';

/** Asks a visitor who has been looking around for a while which side of the business they came for. */
export function Promo() {
  const { Dialog, dismiss } = usePromo();
  return Dialog && <Dialog onDismiss={dismiss} />;
}
