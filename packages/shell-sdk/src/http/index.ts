export { isRefusal, RequestFailed, request, requestJson } from './request';
