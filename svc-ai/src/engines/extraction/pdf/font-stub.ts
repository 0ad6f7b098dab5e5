// Without a browser's font API pdf.js computes the outline of every letter, a fifth of its work. Pages are not displayed here, so
// it gets a stub that accepts every font.
class StubFontFace {
  readonly loaded = Promise.resolve(this);

  load(): Promise<this> {
    return this.loaded;
  }
}

Object.assign(globalThis, { FontFace: StubFontFace });

/** Options of pdf.js for pages that are not displayed. */
export const fontStub = {
  disableFontFace: false,
  ownerDocument: { fonts: new Set() },
};
