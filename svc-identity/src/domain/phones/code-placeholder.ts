/** Placeholder of the code in a template, as in GoTrue. */
export const codePlaceholder = /\{\{\s*\.Code\s*\}\}/g;
