const sixDigits = /^\d{6}$/;

/** Removes spaces, which people copy with the code. */
export const cleanCode = (code: string) => code.replaceAll(/[\s-]/g, '');

export const isCode = (code: string) => sixDigits.test(cleanCode(code));
