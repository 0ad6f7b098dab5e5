export { isSold } from './is-sold';
export { NoticeButton } from './notice-button';
export { OfferPrice } from './offer-price';
export {
  describeDuration,
  describeLifetime,
  describeNotIncluded,
  describePlanRedemption,
  describeRedemption,
} from './offer-descriptions';
export { OpenOrders } from './open-orders';
export { ExtendButton, PlanButton, type SoldPlan } from './plan-button';
export { PlanFeatures } from './plan-features';
export { billingKey, useCatalogue, useCurrentPlan, useIsOrderRefused, usePlanUsage } from './queries';
export { ServiceButton, type SoldService } from './service-button';
export { type Purchase, usePurchase } from './use-purchase';
export { reducedPrice, type Voucher } from './use-voucher';
export { VoucherField } from './voucher-field';
