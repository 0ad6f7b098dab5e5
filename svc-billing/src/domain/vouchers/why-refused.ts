import { AppError } from '@sabi/service-kit/errors';
import type { VoucherRepository } from './voucher-repository';

/** Why a voucher that is not to be had is not: each has words of its own where it was typed. */
export async function whyRefused(
  { code, userId, now }: { code: string; userId: string; now: Date },
  { vouchers }: { vouchers: Pick<VoucherRepository, 'find' | 'hasUsed'> },
): Promise<AppError> {
  if (await vouchers.hasUsed(code, userId)) return new AppError('VOUCHER_USED');
  const voucher = await vouchers.find(code);
  if (!voucher) return new AppError('VOUCHER_INVALID');
  if (voucher.validFrom > now) return new AppError('VOUCHER_NOT_BEGUN');
  return new AppError(voucher.validUntil <= now ? 'VOUCHER_ENDED' : 'VOUCHER_USED_UP');
}
