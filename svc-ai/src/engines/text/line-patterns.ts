/** A bullet or a number before a list item. */
export const listMark = /^(?:[•●▪■◦‣∙·*►➢➤✓✔✦❖○◆→–—-]\s*|\(?\d{1,2}[.)]\s+)(?=\S)/u;
export const hasLetterOrDigit = /[\p{L}\p{N}]/u;
