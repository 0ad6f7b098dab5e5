// Limits that forms and services share. No dependency, so that a page can import it.

export const passkeyNameMaxLength = 120;
export const staffReasonMaxLength = 1000;
