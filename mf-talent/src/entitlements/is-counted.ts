import type { CountedKind, EntitlementKind } from '@sabi/contracts/http/billing/entitlement-kinds';

/** Valid for a period, without a count. */
const uncounted: readonly EntitlementKind[] = ['cv_template_premium', 'whatsapp_assistant'];

export const isCounted = (kind: EntitlementKind): kind is CountedKind => !uncounted.includes(kind);
