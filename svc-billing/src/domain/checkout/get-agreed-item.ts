import type { PaymentRequest } from '@sabi/contracts/http/billing/orders';
import { AppError } from '@sabi/service-kit/errors';
import type { AuditLog } from '../audit/audit-log';
import type { CatalogueRepository } from '../catalogue/catalogue-repository';
import { grantRulesOf } from '../catalogue/grant-rules';
import type { Redemptions } from '../catalogue/redemptions';
import { type CatalogueItem, findItem } from './find-item';
import { isSold } from '../orders/is-sold';

export interface AgreedItemDependencies {
  readonly catalogue: Pick<CatalogueRepository, 'listValid'>;
  readonly audit: AuditLog;
  readonly redemptions: Redemptions;
}

/**
 * The item at the newest catalogue's price. The caller's amount is only compared with it.
 * @throws {AppError} NOT_AVAILABLE_YET, PRICE_CHANGED for an earlier catalogue's price, AMOUNT_MISMATCH for
 * any other
 */
export async function getAgreedItem(
  { userId, request }: { userId: string; request: PaymentRequest },
  { catalogue, audit, redemptions }: AgreedItemDependencies,
): Promise<CatalogueItem> {
  const [current, ...earlier] = await catalogue.listValid();
  const item = current && findItem(current, request);
  if (!item) throw new Error('The newest catalogue does not sell what the contract names');
  grantRulesOf(item.catalogueVersion); // fails before the payment when grant rules are missing
  if (!isSold(item, redemptions)) throw new AppError('NOT_AVAILABLE_YET');
  if (request.amount === item.price) return item;
  const wasPrice = earlier.some((version) => findItem(version, request)?.price === request.amount);
  const code = wasPrice ? 'PRICE_CHANGED' : 'AMOUNT_MISMATCH';
  await audit.add({
    event: 'amount.refused',
    order_id: null,
    user_id: userId,
    by: { role: 'authenticated', subject: userId },
    facts: { item: item.item, code, claimed: request.amount, price: item.price },
  });
  throw new AppError(code);
}
