import { RequestFailed } from '@sabi/shell-sdk/http';
import { toPaymentFailure, toVoucherFault } from './payment-failure';
import { en } from './texts/en';
import { id } from './texts/id';

const failed = (status: number, code?: RequestFailed['code']) =>
  new RequestFailed({ status, code, message: '' });

test.each([
  [failed(409, 'NOT_AVAILABLE_YET'), 'notYet'],
  [failed(403, 'ACCESS_DENIED'), 'denied'],
  [failed(409, 'PRICE_CHANGED'), 'priceChanged'],
  [failed(409, 'VOUCHER_USED'), 'voucher'],
  [failed(401, 'TOKEN_INVALID'), 'user'],
  [failed(0), 'offline'],
  [failed(503, 'PAYMENT_UNAVAILABLE'), 'process'],
  [new TypeError('x is undefined'), 'process'],
] as const)('of what stands in the way of an order %# has words of its own', (error, failure) => {
  expect(toPaymentFailure(error)).toBe(failure);
  for (const { purchase } of [en, id]) expect(purchase.errors[failure]).not.toBe('');
});

test.each([
  [failed(403, 'ACCESS_DENIED'), 'denied'],
  [failed(429, 'RATE_LIMITED'), 'limited'],
  [failed(409, 'VOUCHER_USED'), 'used'],
  [failed(0), 'offline'],
  [failed(503, 'DEPENDENCY_UNAVAILABLE'), 'failed'],
] as const)('of what is wrong with a voucher %# has words of its own', (error, fault) => {
  expect(toVoucherFault(error)).toBe(fault);
  for (const { voucher } of [en, id]) expect(voucher.faults[fault]).not.toBe('');
});
