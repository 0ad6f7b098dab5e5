import {
  notificationFolders,
  type NotificationFolder,
} from '@sabi/contracts/notification/notification-kinds';
import { localizedPath } from '@sabi/contracts/language';
import { OfflineLine, useLanguage, useShell } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { QueryContent } from '../../layout/query-content';
import { ConversationList } from './conversation-list';
import { ConversationPane } from './conversation-pane';
import { type Conversation, groupBySubject } from './conversations';
import { EmptyInbox } from './empty-inbox';
import { useInboxChanges, useNotifications, useSubjects } from './inbox-queries';
import styles from './inbox.module.css';
import { KeyHelp } from './key-help';
import { useInboxActs } from './use-inbox-acts';
import { focusConversation, useInboxKeys } from './use-inbox-keys';

const inboxPath = '/inbox';
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Folder and conversation of the address. */
function useInboxAddress() {
  const [search] = useSearchParams();
  const thread = search.get('thread');
  const folder = notificationFolders.find((each) => each === search.get('folder')) ?? 'all';
  return { folder, selected: thread !== null && uuid.test(thread) ? thread : null };
}

function pathOf(folder: NotificationFolder, thread?: string): string {
  const query = new URLSearchParams({ ...(folder !== 'all' && { folder }), ...(thread && { thread }) });
  return query.size > 0 ? `${inboxPath}?${query}` : inboxPath;
}

/** The loaded folder and what can be done with its conversations, by buttons and by keys. */
function useInbox(areKeysOn: boolean) {
  const { navigate } = useShell();
  const { folder, selected } = useInboxAddress();
  const query = useNotifications(folder);
  useInboxChanges();
  const acts = useInboxActs(query.data?.sequence ?? 0);
  const notifications = query.data?.notifications;
  const conversations = useMemo(() => groupBySubject(notifications ?? []), [notifications]);
  const find = (id: string | null) => conversations.find((each) => each.id === id);
  const close = () => navigate(pathOf(folder));
  useReturnedFocus(selected);

  const archive = (conversation: Conversation | undefined) => {
    if (!conversation) return;
    focusNeighbour(conversations, conversation);
    void acts.archive(conversation, folder !== 'archived');
    if (conversation.id === selected) close();
  };
  const setUnread = (conversation: Conversation | undefined) => {
    if (!conversation) return;
    void acts.setUnread(conversation);
    if (conversation.id === selected) close();
  };
  useInboxKeys(areKeysOn, {
    onArchive: (id) => archive(find(id ?? selected)),
    onUnread: (id) => setUnread(find(id ?? selected)),
    onClose: () => selected && close(),
  });
  return { folder, selected, query, acts, conversations, find, close, archive };
}

/** Notifications and threads of the account: a list, and beside it the open conversation. */
export function Inbox() {
  const language = useLanguage();
  const [areKeysOn, setKeysOn] = useState(true);
  const inbox = useInbox(areKeysOn);
  const { folder, selected, acts, conversations, find, close } = inbox;
  const ids = conversations.filter(isAboutApplication).map(({ id }) => id);
  const subjects = useSubjects(selected ? [...new Set([...ids, selected])] : ids);
  return (
    <div className={styles['inbox']} data-open={selected ? '' : undefined}>
      <div className={styles['list']}>
        <ListPart {...inbox} subjects={subjects.data} />
        <KeyHelp areOn={areKeysOn} onSwitch={setKeysOn} />
      </div>
      {selected && (
        <ConversationPane
          key={selected}
          id={selected}
          conversation={find(selected)}
          subject={subjects.data?.get(selected)}
          isKnown={inbox.query.data !== undefined && !subjects.isFetching}
          acts={acts}
          listHref={localizedPath(language, pathOf(folder))}
          onClose={close}
        />
      )}
    </div>
  );
}

interface ListPartProps extends ReturnType<typeof useInbox> {
  subjects: ReturnType<typeof useSubjects>['data'];
}

function ListPart({ folder, selected, query, acts, conversations, archive, subjects }: ListPartProps) {
  const { t } = useTranslation('inbox');
  const language = useLanguage();
  return (
    <>
      <OfflineLine loadedAt={query.dataUpdatedAt} />
      <div className={styles['bar']}>
        <Filter folder={folder} />
        {(query.data?.unread ?? 0) > 0 && folder !== 'archived' && (
          <Button variant="ghost" className={styles['small']} onClick={() => void acts.readAll()}>
            {t('acts.readAll')}
          </Button>
        )}
      </div>
      <QueryContent query={query} loadingLabel={t('loading')} rows={6}>
        {() =>
          conversations.length === 0 ? (
            <EmptyInbox folder={folder} />
          ) : (
            <ConversationList
              {...{ conversations, selected, subjects }}
              isArchived={folder === 'archived'}
              hrefOf={(id) => localizedPath(language, pathOf(folder, id))}
              onArchive={archive}
            />
          )
        }
      </QueryContent>
      <More query={query} />
    </>
  );
}

const isAboutApplication = ({ latest: { subject } }: Conversation): boolean =>
  subject.type === 'application' || subject.type === 'thread';

/** The row that takes the place of an archived one. */
function focusNeighbour(conversations: readonly Conversation[], { id }: Conversation): void {
  const at = conversations.findIndex((each) => each.id === id);
  const next = conversations[at + 1] ?? conversations[at - 1];
  if (next) focusConversation(next.id);
}

/** The row of a conversation that was closed has the focus again. */
function useReturnedFocus(selected: string | null): void {
  const before = useRef(selected);
  useEffect(() => {
    if (before.current && !selected) focusConversation(before.current);
    before.current = selected;
  }, [selected]);
}

function Filter({ folder }: { folder: NotificationFolder }) {
  const { t } = useTranslation('inbox');
  const language = useLanguage();
  return (
    <nav aria-label={t('filter.label')}>
      <ul className={styles['filter']}>
        {notificationFolders.map((each) => (
          <li key={each}>
            <a
              href={localizedPath(language, pathOf(each))}
              aria-current={each === folder ? 'page' : undefined}
            >
              {t(`filter.${each}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function More({ query }: { query: ReturnType<typeof useNotifications> }) {
  const { t } = useTranslation('inbox');
  if (!query.hasNextPage) return null;
  return (
    <div>
      {query.isFetchNextPageError && <p role="alert">{t('moreFailed')}</p>}
      <Button variant="secondary" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {t('more')}
      </Button>
    </div>
  );
}
