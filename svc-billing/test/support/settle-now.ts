import { usageSettled, type usageSettlementRequested } from '@sabi/contracts/messages/billing';
import type { Message } from '@sabi/event-bus/bus';
import type { Transact } from '@sabi/service-kit/transaction';
import type { z } from 'zod';
import { settleUse, type SettleUseDependencies } from '../../src/domain/entitlements/settle-use';

export type Settlement = z.infer<typeof usageSettlementRequested.schema>;
export type SettlementResult = z.infer<typeof usageSettled.schema>['result'];

/** Settles a use as its message does. @returns the answer's result; null without an answer */
export async function settleNow(
  request: Settlement,
  dependencies: Omit<SettleUseDependencies, 'outbox'> & { readonly transact: Transact },
): Promise<SettlementResult | null> {
  let result: SettlementResult | null = null;
  const append = async ({ body }: Message) => {
    ({ result } = usageSettled.schema.parse(body));
  };
  const effect = await settleUse(request, { ...dependencies, outbox: { append } });
  if (effect) await dependencies.transact(effect);
  return result;
}
