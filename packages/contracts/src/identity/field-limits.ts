// Limits that forms and services share. No dependency, so that a page can import it.

/** Limit of the name that an owner gives a passkey. */
export const passkeyNameMaxLength = 120;
/** Limit of the reason that the staff gives for a decision. */
export const staffReasonMaxLength = 1000;
