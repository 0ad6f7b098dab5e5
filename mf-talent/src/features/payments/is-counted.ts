import type { EntitlementKind } from '@sabi/contracts/http/entitlements';

/** Open while they last, so there is nothing to count. */
const uncounted: readonly EntitlementKind[] = ['cv_template_premium', 'whatsapp_assistant'];

export const isCounted = (kind: EntitlementKind): boolean => !uncounted.includes(kind);
