import type { Thread, ThreadMessage } from '@sabi/contracts/http/notification/threads';
import { useShell, useSignedInUser } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryContent } from '../../layout/query-content';
import type { Conversation } from './conversations';
import { mergeEntries } from './entries';
import { EntryList } from './entry-list';
import { readThread } from './inbox-calls';
import { threadKey, useMessages } from './inbox-queries';
import styles from './inbox.module.css';
import { ReportDialog } from './report-dialog';
import { Writing } from './writing';

/** Messages loaded at first, and with each step back. */
const shownAtOnce = 50;

interface ThreadPartProps {
  thread: Thread;
  conversation: Conversation | undefined;
  name: string;
  /** The message before was the first one, so that the form for it has gone. */
  hasBegun: boolean;
}

/** Messages of a thread among what else has happened, and what is written next. */
export function ThreadPart({ thread, conversation, name, hasBegun }: ThreadPartProps) {
  const { t } = useTranslation('inbox');
  const user = useSignedInUser();
  const [after, setAfter] = useState(() => Math.max(0, thread.last_no - shownAtOnce));
  const [reported, setReported] = useState<ThreadMessage | null>(null);
  const messages = useMessages({ id: thread.thread_id, after, lastNo: thread.last_no });
  useThreadRead(thread, messages.data !== undefined && !messages.isPlaceholderData);
  const side = thread.talent_id === user.id ? 'talent' : 'company';
  return (
    <>
      <QueryContent query={messages} loadingLabel={t('pane.loading')} rows={4}>
        {(loaded) => (
          <>
            {after > 0 && (
              <p>
                <Button
                  variant="secondary"
                  busy={messages.isFetching}
                  onClick={() => setAfter(Math.max(0, after - shownAtOnce))}
                >
                  {t('pane.earlier')}
                </Button>
              </p>
            )}
            <EntryList
              entries={mergeEntries(loaded, conversation?.notifications ?? [])}
              {...{ side, name }}
              onReport={setReported}
            />
          </>
        )}
      </QueryContent>
      <div className={styles['writing']}>
        <Writing thread={thread} name={name} takesFocus={hasBegun} />
      </div>
      {reported && (
        <ReportDialog threadId={thread.thread_id} message={reported} onClose={() => setReported(null)} />
      )}
    </>
  );
}

/** Marks the shown messages as read; a failure is tried again with the next message. */
function useThreadRead({ thread_id: id, last_no: lastNo, read_no: readNo }: Thread, areShown: boolean): void {
  const { fetch } = useShell();
  const queryClient = useQueryClient();
  const read = useEffectEvent(async () => {
    const thread = await readThread(fetch, id, lastNo).catch(() => null);
    if (thread) queryClient.setQueryData(threadKey(id), thread);
  });
  const isUnread = areShown && readNo < lastNo;
  useEffect(() => {
    if (isUnread) void read();
  }, [isUnread, id, lastNo]);
}
