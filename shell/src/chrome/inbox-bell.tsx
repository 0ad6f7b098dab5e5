import type { InboxState } from '@sabi/contracts/http/notification/notifications';
import { type Language, localizedPath } from '@sabi/contracts/language';
import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { useEffect, useEffectEvent, useState } from 'react';
import { shareInbox } from '../inbox/share-inbox';
import en from '../locales/en/inbox.json';
import id from '../locales/id/inbox.json';
import styles from './inbox-bell.module.css';
import { inboxPath } from './inbox-path';

interface InboxBellProps {
  userId: string;
  language: Language;
  /** Of the page in view. */
  path: string;
  fetch: typeof globalThis.fetch;
  onInboxChange: (state: InboxState) => void;
}

/** Out of the shell's dictionary, which visitors load too. */
const texts = { en, id };

const shownMax = 99;
const show = (unread: number) => (unread > shownMax ? `${shownMax}+` : String(unread));
/** Rows of the inbox with something unread. A service of an earlier release reports its notifications alone. */
const rowsOf = ({ unread, unread_subjects: rows }: Counts): number => rows ?? unread;
type Counts = Pick<InboxState, 'unread'> & Partial<Pick<InboxState, 'unread_subjects'>>;
const fill = (text: string, unread: number) => text.replace('{{shown}}', show(unread));

/** Link to the inbox with the number of its unread rows. More of them are announced; what was there before is not. */
export function InboxBell({ userId, language, path, fetch, onInboxChange }: InboxBellProps) {
  const t = texts[language];
  const [state, setState] = useState<InboxState | null>(null);
  const [news, setNews] = useState('');
  const unread = state ? rowsOf(state) : 0;
  const receive = useEffectEvent(({ unread: notifications, sequence, ...counts }: InboxState) => {
    const rows = rowsOf({ unread: notifications, ...counts });
    if (sequence === state?.sequence && rows === unread) return;
    if (state && rows > unread) setNews(fill(t.news, rows));
    const next = { unread: notifications, unread_subjects: rows, sequence };
    setState(next);
    onInboxChange(next);
  });
  useEffect(() => shareInbox({ userId, fetch, onState: (next) => receive(next) }), [userId, fetch]);
  return (
    <>
      <a
        className={styles['bell']}
        data-bell
        href={localizedPath(language, inboxPath)}
        aria-label={unread > 0 ? fill(t.unread, unread) : t.label}
        aria-current={path === inboxPath ? 'page' : undefined}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" aria-hidden="true">
          <path
            d="M6 8a6 6 0 0 1 12 0c0 6 2.5 7.5 2.5 9h-17C3.5 15.5 6 14 6 8Zm4 12.5a2.2 2.2 0 0 0 4 0"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        {unread > 0 && (
          <span className={styles['count']} aria-hidden="true">
            {show(unread)}
          </span>
        )}
      </a>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </>
  );
}
