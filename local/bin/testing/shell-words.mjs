// Quotes a test's name for a command that can be pasted.

/** @param {string} text */
export const escapeForRegExp = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** @param {string} text */
export const quoteForShell = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
