// Without a browser pdf.js works out the outline of every letter, a fifth of all its work. Nobody looks at the pages here:
// it is given a document that takes every font and paints none.
class StubFontFace {
  readonly loaded = Promise.resolve(this);

  load(): Promise<this> {
    return this.loaded;
  }
}

Object.assign(globalThis, { FontFace: StubFontFace });

/** Options of pdf.js for pages that are read and never shown. */
export const fontStub = {
  disableFontFace: false,
  ownerDocument: { fonts: new Set() },
};
