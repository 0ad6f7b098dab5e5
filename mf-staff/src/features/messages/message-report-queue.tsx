import type { MessageReport } from '@sabi/contracts/http/notification/message-reports';
import { staffReasonMaxLength } from '@sabi/contracts/identity/field-limits';
import { type CaseAction, defineView, type Queue, type QueueCase } from '../../queue/queue';
import { MessageReportDetail, MessageReportReason } from './message-report-detail';

const reportsUrl = '/api/notification/v1/staff/message-reports';
const titleMaxLength = 60;

/** Reports of messages between talents and companies. */
export const messageReportQueue: Queue = {
  name: 'messages',
  role: 'reviewer',
  path: '/staff/messages',
  views: [defineView({ name: 'reportedMessages', url: `${reportsUrl}?state=open`, list: 'reports', toCase })],
};

function toCase(report: MessageReport): QueueCase {
  return {
    id: report.report_id,
    title: titleOf(report),
    line: <MessageReportReason reason={report.reason} />,
    dueAt: report.due_at,
    language: null,
    detail: <MessageReportDetail report={report} />,
    actions: actionsOf(report),
  };
}

/** The beginning of the reported message. */
function titleOf({ messages, message_no: reported }: MessageReport): string {
  const text = messages.find(({ no }) => no === reported)?.text?.replaceAll(/\s+/g, ' ') ?? `#${reported}`;
  return text.length > titleMaxLength ? `${text.slice(0, titleMaxLength)} …` : text;
}

function actionsOf({ report_id: id }: MessageReport): readonly CaseAction[] {
  const decide = (decision: 'upheld' | 'dismissed') => (reason: string) => [
    { path: `${reportsUrl}/${id}/decision`, json: { decision, reason } },
  ];
  const maxLength = staffReasonMaxLength;
  return [
    { name: 'upholdMessageReport', letter: 'e', isMain: true, maxLength, calls: decide('upheld') },
    { name: 'dismissMessageReport', letter: 'x', maxLength, calls: decide('dismissed') },
  ];
}
