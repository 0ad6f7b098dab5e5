import { anchorAuditChain } from '@sabi/audit/anchor-audit-chain';
import { sweepRepeatedly } from '@sabi/service-kit/sweeping';
import type { Dependencies } from '../../dependencies';

const sweepMs = 60_000;

/** @returns a function that stops it after a running round */
export function startSweeping(
  dependencies: Pick<Dependencies, 'auditChain' | 'auditKey' | 'logger'>,
): () => Promise<void> {
  return sweepRepeatedly(
    { 'audit anchor': () => anchorAuditChain(dependencies) },
    { sweepMs, logger: dependencies.logger },
  );
}
