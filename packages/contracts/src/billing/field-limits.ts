// Limits that forms and svc-billing share. No dependency, so that a page can import it.

export const wishMaxLength = 1000;
export const voucherCodeMaxLength = 40;
