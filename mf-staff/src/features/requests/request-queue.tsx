import { staffReasonMaxLength } from '@sabi/contracts/identity/field-limits';
import type { StaffServiceRequest } from '@sabi/contracts/http/billing/service-requests';
import { type CaseAction, defineView, type Queue, type QueueCase } from '../../queue/queue';
import { RequestDetail, ServiceName } from './request-detail';

const requestsUrl = '/api/billing/v1/admin/service-requests';

/** Purchased services that the staff provides. */
export const requestQueue: Queue = {
  name: 'requests',
  role: 'support',
  path: '/staff/requests',
  views: [
    defineView({
      name: 'requested',
      url: `${requestsUrl}?state=open`,
      list: 'requests',
      toCase: (request: StaffServiceRequest) =>
        toCase(request, { dueAt: request.due_at, actions: openActions(request) }),
    }),
    defineView({
      name: 'accepted',
      url: `${requestsUrl}?state=accepted`,
      list: 'requests',
      toCase: (request: StaffServiceRequest) =>
        toCase(request, { dueAt: null, actions: acceptedActions(request) }),
    }),
  ],
};

const toCase = (request: StaffServiceRequest, rest: Pick<QueueCase, 'dueAt' | 'actions'>): QueueCase => ({
  id: request.request_id,
  title: request.name ?? request.email ?? request.user_id,
  line: <ServiceName kind={request.kind} />,
  language: null,
  detail: <RequestDetail request={request} />,
  ...rest,
});

const pathOf = ({ request_id: id }: StaffServiceRequest, step: string) => `${requestsUrl}/${id}/${step}`;

const openActions = (request: StaffServiceRequest): readonly CaseAction[] => [
  {
    name: 'acceptRequest',
    letter: 'e',
    isMain: true,
    maxLength: staffReasonMaxLength,
    calls: (answer) => [{ path: pathOf(request, 'accept'), json: { answer } }],
  },
  {
    name: 'declineRequest',
    letter: 'x',
    maxLength: staffReasonMaxLength,
    calls: (answer) => [{ path: pathOf(request, 'decline'), json: { answer } }],
  },
];

const acceptedActions = (request: StaffServiceRequest): readonly CaseAction[] => [
  {
    name: 'completeRequest',
    letter: 'e',
    isMain: true,
    calls: () => [{ path: pathOf(request, 'complete') }],
  },
];
