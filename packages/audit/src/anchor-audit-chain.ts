import type { Logger } from '@sabi/service-kit/logger';
import type { SigningKey } from './anchor-keys';
import type { AuditChain } from './audit-chain';

/**
 * Daily sweep of a service: signs the chain's head. The anchor is also logged, so that a copy is out of reach of those
 * who may change the database. Does nothing without a key, as in development.
 */
export async function anchorAuditChain({
  auditChain,
  auditKey,
  logger,
}: {
  readonly auditChain: Pick<AuditChain, 'anchorHead'>;
  readonly auditKey: SigningKey | undefined;
  readonly logger: Pick<Logger, 'info'>;
}): Promise<void> {
  const anchor = auditKey && (await auditChain.anchorHead(auditKey));
  if (anchor) logger.info({ anchor }, 'audit.anchored');
}
