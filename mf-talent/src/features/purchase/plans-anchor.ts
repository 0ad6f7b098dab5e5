/** Anchor of links to the plans. */
export const plansAnchor = 'plans';
