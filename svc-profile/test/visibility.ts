import type { VisibilityChange } from '@sabi/contracts/http/profile/visibility';
import request from 'supertest';
import type { Account, TestService } from './harness';

export const visibilityPath = '/api/profile/v1/visibility';

/** A change without expectations. */
export const changeVisibility = (service: TestService, { token }: Account, body: VisibilityChange) =>
  request(service.url).patch(visibilityPath).auth(token, { type: 'bearer' }).send(body);
