import type { Thread } from '@sabi/contracts/http/notification/threads';
import { Button } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useTranslation } from 'react-i18next';
import { Composer } from './composer';
import styles from './inbox.module.css';
import { useMessageFailure } from './message-failure';
import { useBlock } from './use-block';

interface WritingProps {
  thread: Thread;
  name: string;
  /** As of Composer. */
  takesFocus: boolean;
}

/** What can be written in a thread; or why nothing can be. */
export function Writing({ thread, name, takesFocus }: WritingProps) {
  const { t } = useTranslation('inbox');
  const block = useBlock(thread.thread_id);
  const describe = useMessageFailure();
  if (thread.talent_id === null) return <p className={styles['soft']}>{t('pane.erased')}</p>;
  if (!thread.is_blocked) return <Composer id={thread.thread_id} isFirst={false} {...{ name, takesFocus }} />;
  return (
    <Notice
      tone="info"
      title={t('block.isBlocked')}
      actions={
        <Button variant="secondary" busy={block.isPending} onClick={() => block.mutate(false)}>
          {t('block.undo')}
        </Button>
      }
    >
      {block.error ? describe(block.error) : t('block.isBlockedText')}
    </Notice>
  );
}
