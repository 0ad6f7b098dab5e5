/** GoTrue's placeholder of the code. */
export const codePlaceholder = /\{\{\s*\.Code\s*\}\}/g;
