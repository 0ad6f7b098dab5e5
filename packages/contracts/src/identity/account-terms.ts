// Terms of accounts, without schemas, so that pages can read them.

/** Days in which an account's deletion can be undone. */
export const undoDays = 7;

/** Seconds until a data export has begun to arrive or has failed. */
export const exportSeconds = 60;
