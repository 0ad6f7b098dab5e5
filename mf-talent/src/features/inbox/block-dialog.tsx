import { useShell } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { Dialog } from '@sabi/ui/dialog';
import { Notice } from '@sabi/ui/notice';
import { useTranslation } from 'react-i18next';
import styles from './inbox.module.css';
import { useMessageFailure } from './message-failure';
import { useBlock } from './use-block';

interface BlockDialogProps {
  threadId: string;
  onClose: () => void;
  /** The button is gone once the thread is blocked. */
  findFocusAfter: () => HTMLElement | null;
}

/** Confirms a block. Stays open with the reason when it fails. */
export function BlockDialog({ threadId, onClose, findFocusAfter }: BlockDialogProps) {
  const { t } = useTranslation('inbox');
  const { toast } = useShell();
  const describe = useMessageFailure();
  const block = useBlock(threadId);
  const confirm = async () => {
    const thread = await block.mutateAsync(true).catch(() => null);
    if (!thread) return;
    toast({ title: t('block.done') });
    onClose();
  };
  return (
    <Dialog
      open
      title={t('block.title')}
      description={t('block.text')}
      closeLabel={t('close')}
      onClose={onClose}
      findFocusAfter={findFocusAfter}
    >
      {block.error && (
        <Notice tone="danger" title={t('block.failed')}>
          {describe(block.error)}
        </Notice>
      )}
      <p className={styles['buttons']}>
        <Button variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button busy={block.isPending} onClick={() => void confirm()}>
          {t('block.confirm')}
        </Button>
      </p>
    </Dialog>
  );
}
