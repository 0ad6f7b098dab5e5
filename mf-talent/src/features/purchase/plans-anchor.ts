/** Where links to the plans lead. */
export const plansAnchor = 'plans';
