/** A bullet or a number before a list item. */
export const listMark = /^(?:[•●▪■◦‣∙·*►➢➤✓✔✦❖○◆→–—-]\s*|\(?\d{1,2}[.)]\s+)(?=\S)/u;
export const hasLetterOrDigit = /[\p{L}\p{N}]/u;
/** Not after abbreviations like `S.Kom.` or `e.g.` */
export const sentenceEnd = /(?<=[;!?]|[\p{Ll}\d)]{3}\.)\s+/u;
