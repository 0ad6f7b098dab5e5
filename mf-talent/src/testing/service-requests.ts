import type { ServiceRequest } from '@sabi/contracts/http/billing/service-requests';

export const requestsKey = 'GET /api/billing/v1/service-requests';
export const createRequestKey = 'POST /api/billing/v1/service-requests';

export const requestId = '0199b6f0-7c3a-4000-8000-3c8a5de1f2bb';
export const withdrawKey = `POST /api/billing/v1/service-requests/${requestId}/withdraw`;

export const buildRequest = (values: Partial<ServiceRequest> = {}): ServiceRequest => ({
  request_id: requestId,
  kind: 'cv_makeover',
  state: 'open',
  wish: null,
  answer: null,
  due_at: '2099-12-01T10:00:00.000Z',
  created_at: '2026-11-26T03:00:00.000Z',
  answered_at: null,
  done_at: null,
  ...values,
});

export const requestsAnswer = (requests: readonly ServiceRequest[] = [], next: string | null = null) =>
  Response.json({ requests, next });
