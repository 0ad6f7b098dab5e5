import type { ApplicationSubject } from '@sabi/contracts/http/hiring/application-subjects';
import type { Notification } from '@sabi/contracts/http/notification/notifications';
import { useTranslation } from 'react-i18next';
import type { Conversation } from './conversations';
import { isKnownKind } from './known-kinds';

export interface ConversationTexts {
  /** Name of the other side; a general one where it is not known. */
  titleOf(subject: ApplicationSubject | undefined, conversation: Conversation | undefined): string;
  /** What has happened. A kind of a later release has a general text. */
  eventOf(notification: Notification): string;
}

export function useConversationTexts(): ConversationTexts {
  const { t } = useTranslation('inbox');
  return {
    titleOf: (subject, conversation) => {
      if (subject?.side === 'talent') return subject.company.name;
      if (subject && conversation && isAboutSeveral(conversation)) return subject.job.title;
      if (subject) return subject.applicant_name ?? t('titles.deleted');
      const type = conversation?.latest.subject.type;
      if (!type || type === 'thread') return t('titles.thread');
      return type === 'application' ? t('titles.application') : t('titles.other');
    },
    eventOf: ({ kind, count }) => (isKnownKind(kind) ? t(`kinds.${kind}`, { count }) : t('otherKind')),
  };
}

/** New applications to a job come in one notification, which has the first of them. */
export const isAboutSeveral = ({ latest: { kind, count } }: Conversation): boolean =>
  kind === 'application_submitted' && count > 1;
