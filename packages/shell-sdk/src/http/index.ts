export { createUuid } from './create-uuid';
export { isRefusal, RequestFailed, request, requestJson } from './request';
export { hasSlowNetwork } from './slow-network';
