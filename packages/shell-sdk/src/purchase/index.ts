export { formatRupiah } from './format-rupiah';
export { OfferPrice } from './offer-price';
export { OpenOrders } from './open-orders';
export { ExtendButton, PlanButton, type SoldPlan } from './plan-button';
export { useCatalogue, usePlanUsage } from './queries';
export { ServiceButton, type SoldService } from './service-button';
export { type Purchase, usePurchase } from './use-purchase';
export { reducedPrice, type Voucher } from './use-voucher';
export { VoucherField } from './voucher-field';
