// What accounts are promised, without schemas, so that pages can read it.

/** Days in which the deletion of an account can be taken back. */
export const undoDays = 7;

/** Seconds after which a copy of one's data has begun to arrive, or its owner knows that there is none. */
export const exportSeconds = 60;
