import type { ApplicationSubject } from '@sabi/contracts/http/hiring/application-subjects';
import { applicationsPath } from '@sabi/contracts/hiring/paths';
import type { Thread } from '@sabi/contracts/http/notification/threads';
import { localizedPath } from '@sabi/contracts/language';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Notice } from '@sabi/ui/notice';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FactPair } from '../../layout/fact-pair';
import { QueryContent } from '../../layout/query-content';
import { Composer } from './composer';
import type { Conversation } from './conversations';
import { mergeEntries } from './entries';
import { EntryList } from './entry-list';
import { useThread } from './inbox-queries';
import styles from './inbox.module.css';
import { PaneActs } from './pane-acts';
import { ThreadPart } from './thread-part';
import { isAboutSeveral, useConversationTexts } from './use-conversation-texts';
import type { InboxActs } from './use-inbox-acts';

interface ConversationPaneProps {
  id: string;
  /** Missing where its notifications are not among the loaded ones. */
  conversation: Conversation | undefined;
  subject: ApplicationSubject | undefined;
  /** Whether list and titles have been loaded. */
  isKnown: boolean;
  acts: InboxActs;
  listHref: string;
  onClose: () => void;
}

/** One conversation: what has happened, messages, and what can be done. */
export function ConversationPane(props: ConversationPaneProps) {
  const { id, conversation, subject, acts, listHref, onClose } = props;
  const { t } = useTranslation('inbox');
  const { titleOf } = useConversationTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const thread = useThread(id);
  useReading(conversation, acts);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const name = titleOf(subject, conversation);
  const areSeveral = conversation !== undefined && isAboutSeveral(conversation);
  return (
    <section className={styles['pane']} aria-labelledby="conversation-title">
      <a className={styles['back']} href={listHref}>
        {t('pane.back')}
      </a>
      <header className={styles['paneHeader']}>
        <div>
          <h2 className={styles['paneTitle']} id="conversation-title" ref={heading} tabIndex={-1}>
            {name}
          </h2>
          {subject && <SubjectLink subject={subject} areSeveral={areSeveral} />}
        </div>
        <PaneActs
          conversation={conversation}
          thread={thread.data ?? null}
          acts={acts}
          onClose={onClose}
          findFocusAfter={() => heading.current}
        />
      </header>
      <QueryContent query={thread} loadingLabel={t('pane.loading')} rows={4}>
        {(loaded) => <PaneContent {...props} thread={loaded} {...{ name, areSeveral }} />}
      </QueryContent>
    </section>
  );
}

interface PaneContentProps extends ConversationPaneProps {
  thread: Thread | null;
  name: string;
  /** New applications to one job: there is no single one to write to. */
  areSeveral: boolean;
}

function PaneContent({ thread, name, areSeveral, ...props }: PaneContentProps) {
  const { id, conversation, subject, isKnown } = props;
  const { t } = useTranslation('inbox');
  const [hasBegun, setBegun] = useState(false);
  if (thread) return <ThreadPart key={id} {...{ thread, conversation, name, hasBegun }} />;
  if (isKnown && !conversation && !subject)
    return (
      <Notice tone="info" title={t('pane.missing')}>
        {t('pane.missingText')}
      </Notice>
    );
  const side = subject?.side ?? 'talent';
  return (
    <>
      {conversation && (
        <EntryList
          entries={mergeEntries([], conversation.notifications)}
          {...{ side, name }}
          onReport={() => undefined}
        />
      )}
      <div className={styles['writing']}>
        {subject && !areSeveral && hasRecipient(subject) && (
          <Composer id={id} isFirst name={name} onSent={() => setBegun(true)} />
        )}
      </div>
    </>
  );
}

/** Not once the account of the applicant was erased. */
const hasRecipient = ({ side, applicant_name: applicant }: ApplicationSubject): boolean =>
  side === 'talent' || applicant !== null;

interface SubjectLinkProps {
  subject: ApplicationSubject;
  areSeveral: boolean;
}

function SubjectLink({ subject, areSeveral }: SubjectLinkProps) {
  const { side, application_id: id, job, company } = subject;
  const { t } = useTranslation('inbox');
  const language = useLanguage();
  const ofJob = `/hire/companies/${company.slug}/jobs/${job.job_id}/applications`;
  const ofCompany = areSeveral ? ofJob : `${ofJob}/${id}`;
  const path = side === 'talent' ? `${applicationsPath}&card=${id}` : ofCompany;
  return (
    <p className={styles['soft']}>
      <FactPair
        first={job.title}
        second={
          <a href={localizedPath(language, path)}>
            {t(areSeveral ? 'pane.toApplications' : 'pane.toApplication')}
          </a>
        }
      />
    </p>
  );
}

/** Marks as read what comes while the pane is open; not what is marked as unread again. */
function useReading(conversation: Conversation | undefined, acts: InboxActs): void {
  const read = useEffectEvent(() => {
    if (conversation?.isUnread) void acts.read(conversation);
  });
  const shown = conversation && `${conversation.latest.notification_id} ${conversation.latest.updated_at}`;
  useEffect(() => read(), [shown]);
}
