/** What stands before an item of a list. */
export const listMark = /^(?:[•●▪■◦‣∙·*►➢➤✓✔✦❖○◆→–—-]\s*|\(?\d{1,2}[.)]\s+)(?=\S)/u;
export const hasLetterOrDigit = /[\p{L}\p{N}]/u;
