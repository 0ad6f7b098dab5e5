import { Button } from '@sabi/ui/button';
import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { useReceiptDownload } from './use-receipt-download';

export function ReceiptButton({ id, number }: { id: string; number: string }) {
  const { t } = useTranslation('payments');
  const download = useReceiptDownload();
  return (
    <Button variant="secondary" busy={download.isPending} onClick={() => download.mutate(id)}>
      {t('receipts.download')}
      <VisuallyHidden> {number}</VisuallyHidden>
    </Button>
  );
}
