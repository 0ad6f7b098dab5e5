import type { AuditChain } from '@sabi/audit/audit-chain';
import type { NewVoucher } from '@sabi/contracts/http/billing/orders';
import { AppError } from '@sabi/service-kit/errors';
import type { Staff } from '@sabi/service-kit/staff';
import type { Transact } from '@sabi/service-kit/transaction';
import { recordStaffAct } from '../audit/record-staff-act';
import { VoucherExists, type VoucherRepository } from './voucher-repository';

interface VoucherDependencies {
  readonly vouchers: VoucherRepository;
  readonly auditChain: Pick<AuditChain, 'append'>;
  readonly transact: Transact;
}

/** @throws {AppError} VOUCHER_EXISTS */
export async function createVoucher(
  { voucher, staff }: { voucher: NewVoucher; staff: Staff },
  { vouchers, auditChain, transact }: VoucherDependencies,
): Promise<NewVoucher & { uses: number }> {
  const { code, kind, value, valid_from: from, valid_until: until, max_uses: maxUses } = voucher;
  const stored = {
    code,
    kind,
    value,
    validFrom: new Date(from),
    validUntil: new Date(until),
    maxUses,
    uses: 0,
    items: voucher.items ?? null,
  };
  const subject = { type: 'voucher', id: code } as const;
  const facts = { kind, value, max_uses: maxUses };
  const act = { event: 'voucher.created', staff, subject, orderId: null, userId: null, facts } as const;
  try {
    await transact(async (transaction) => {
      await vouchers.insert(stored, transaction);
      await recordStaffAct(act, { auditChain }, transaction);
    });
  } catch (error) {
    throw error instanceof VoucherExists ? new AppError('VOUCHER_EXISTS') : error;
  }
  return { ...voucher, uses: 0 };
}
