import type { AuditChain } from '@sabi/audit/audit-chain';
import { staffActor } from '@sabi/audit/staff-actor';
import type { Transact, Transaction } from '@sabi/service-kit/transaction';

interface SwitchDependencies {
  readonly modelSwitch: { set(off: boolean, transaction: Transaction): Promise<void> };
  readonly auditChain: Pick<AuditChain, 'append'>;
  readonly transact: Transact;
}

/** Switches the language model for all replicas, with an entry in the audit chain. */
export async function switchModel(
  { off, operator }: { off: boolean; operator: string },
  { modelSwitch, auditChain, transact }: SwitchDependencies,
): Promise<void> {
  const act = {
    ...staffActor({ role: 'operator', subject: operator }),
    action: off ? 'model.disabled' : 'model.enabled',
    subject: { type: 'model', id: 'language-model' },
  };
  await transact(async (transaction) => {
    await modelSwitch.set(off, transaction);
    await auditChain.append(act, transaction);
  });
}
