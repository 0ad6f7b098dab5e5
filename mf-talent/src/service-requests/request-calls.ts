import type {
  createServiceRequestRoute,
  listServiceRequestsRoute,
  NewServiceRequest,
  ServiceRequest,
  withdrawServiceRequestRoute,
} from '@sabi/contracts/http/billing/service-requests';
import { requestJson } from '@sabi/shell-sdk/http';

type Fetch = typeof globalThis.fetch;

const requestsUrl: (typeof listServiceRequestsRoute)['path'] & (typeof createServiceRequestRoute)['path'] =
  '/api/billing/v1/service-requests';
const withdrawUrl: (typeof withdrawServiceRequestRoute)['path'] = `${requestsUrl}/{requestId}/withdraw`;

export interface RequestPage {
  readonly requests: readonly ServiceRequest[];
  readonly next: string | null;
}

/** @param after `next` of the previous page; null for the newest. @throws {RequestFailed} */
export const fetchServiceRequests = (fetch: Fetch, after: string | null, signal: AbortSignal) =>
  requestJson<RequestPage>(fetch, after ? `${requestsUrl}?after=${encodeURIComponent(after)}` : requestsUrl, {
    signal,
  });

/** Idempotent by its id. @throws {RequestFailed} */
export const createServiceRequest = (fetch: Fetch, json: NewServiceRequest) =>
  requestJson<ServiceRequest>(fetch, requestsUrl, { method: 'POST', json });

/** Idempotent. @throws {RequestFailed} */
export const withdrawServiceRequest = (fetch: Fetch, id: string) =>
  requestJson<ServiceRequest>(fetch, withdrawUrl.replace('{requestId}', id), { method: 'POST' });
