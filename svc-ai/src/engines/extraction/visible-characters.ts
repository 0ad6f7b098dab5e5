const softHyphen = '\u00ad';
/** Some fonts give their blank the code of a tab. */
const blanks = /\s/g;
const ligature = /[\ufb00-\ufb06]/g;

/**
 * What a reader sees of a character of a PDF: a soft hyphen that is drawn is a hyphen (fonts of LuaTeX and others
 * give their hyphens that code), a ligature is its letters.
 * @param isDrawn whether its glyph has a width
 */
export function visibleCharacter(character: string, isDrawn: boolean): string {
  if (character === softHyphen) return isDrawn ? '-' : '';
  return spellLigatures(character).replace(blanks, ' ');
}

/** `ﬁnance` → `finance`. */
export function spellLigatures(text: string): string {
  return text.replace(ligature, (letters) => letters.normalize('NFKC'));
}
