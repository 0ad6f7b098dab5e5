import { AppError } from '@sabi/service-kit/errors';
import type { VoucherRepository } from './voucher-repository';

/** Each reason has a text of its own on the page. */
export async function findRejectionReason(
  { code, userId, now }: { code: string; userId: string; now: Date },
  { vouchers }: { vouchers: Pick<VoucherRepository, 'find' | 'hasUsed'> },
): Promise<AppError> {
  if (await vouchers.hasUsed(code, userId)) return new AppError('VOUCHER_USED');
  const voucher = await vouchers.find(code);
  if (!voucher) return new AppError('VOUCHER_INVALID');
  if (voucher.validFrom > now) return new AppError('VOUCHER_NOT_BEGUN');
  return new AppError(voucher.validUntil <= now ? 'VOUCHER_ENDED' : 'VOUCHER_USED_UP');
}
