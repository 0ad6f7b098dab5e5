// Limits that forms and services share. No dependency, so that a page can import it.

/** Limit of a passkey's name. */
export const passkeyNameMaxLength = 120;
/** Limit of the staff's reason for a decision. */
export const staffReasonMaxLength = 1000;
