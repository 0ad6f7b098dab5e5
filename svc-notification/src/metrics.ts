import { Gauge, readForMetric, type Registry } from '@sabi/service-kit/metrics';
import type { DelayedNotifications } from './domain/notifications/delayed-notifications';
import type { NotificationMails } from './domain/mails/notification-mails';
import { findMailsOverdueUntil } from './domain/mails/request-mail';
import type { MessageReportRepository } from './domain/message-reports/message-report-repository';
import { findReportsOverdueUntil } from './domain/message-reports/view-message-reports';
import { findOverdueUntil } from './domain/notifications/release-due';
import type { InboxFeed } from './domain/streams/inbox-feed';

interface Watched {
  readonly inboxFeed: Pick<InboxFeed, 'followerCount'>;
  readonly delayed: Pick<DelayedNotifications, 'countDue'>;
  readonly mails: Pick<NotificationMails, 'countUndecided'>;
  readonly messageReports: Pick<MessageReportRepository, 'countOpen'>;
  readonly now: () => Date;
}

export function watchInboxes(
  registry: Registry,
  { inboxFeed, delayed, mails, messageReports, now }: Watched,
): void {
  new Gauge({
    name: 'notification_streams',
    help: 'Open streams of inboxes',
    registers: [registry],
    collect() {
      this.set(inboxFeed.followerCount);
    },
  });
  addCount(registry, {
    name: 'notification_overdue',
    help: 'Delayed notifications that should have been shown minutes ago',
    count: () => delayed.countDue(findOverdueUntil(now())),
  });
  addCount(registry, {
    name: 'notification_overdue_mails',
    help: 'Mails of notifications that should have been sent or suppressed two hours ago',
    count: () => mails.countUndecided(findMailsOverdueUntil(now())),
  });
  addCount(registry, {
    name: 'notification_overdue_reports',
    help: 'Open reports of messages whose decision is overdue',
    count: () => messageReports.countOpen(findReportsOverdueUntil(now())),
  });
}

interface Counting {
  readonly name: string;
  readonly help: string;
  readonly count: () => Promise<number>;
}

/** Left out while the database cannot be read. */
function addCount(registry: Registry, { name, help, count }: Counting): void {
  new Gauge({
    name,
    help,
    aggregator: 'max',
    registers: [registry],
    async collect() {
      const value = await readForMetric(count());
      if (value === undefined) this.remove();
      else this.set(value);
    },
  });
}
