import type { ServiceType } from '@sabi/contracts/http/billing/catalogue';
import type { Transaction } from '@sabi/service-kit/transaction';
import { addLifetime, grantRulesOf } from '../catalogue/grant-rules';
import { changeAccount } from './change-account';
import type { GrantDependencies } from './grant-dependencies';
import type { PaidGrant } from './grant-plan';
import { liveLots } from './ledger';

/** Adds a single service with its own lifetime, or extends one that lasts for days. */
export async function grantService(
  { order, paidAt, now, key, service }: PaidGrant & { service: ServiceType },
  dependencies: GrantDependencies,
  transaction: Transaction,
): Promise<void> {
  const { kind, count, lifetime, stacks } = grantRulesOf(order.catalogueVersion).services[service];
  await changeAccount(
    { userId: order.userId, at: now },
    (book) => {
      const running = stacks ? liveLots(book.lots, kind, now).at(-1)?.ends_at : null;
      const from = running ?? (paidAt < now ? paidAt : now);
      const grant = { kind, count, endsAt: addLifetime(from, lifetime) };
      book.grant(grant, { key, cause: 'service', orderId: order.id });
    },
    dependencies,
    transaction,
  );
}
