const sixDigits = /^\d{6}$/;

/** People copy a code with the spaces they read it with. */
export const cleanCode = (code: string) => code.replaceAll(/[\s-]/g, '');

export const isCode = (code: string) => sixDigits.test(cleanCode(code));
