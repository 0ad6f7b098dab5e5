// Without a font API, pdf.js computes the outline of every letter, a fifth of its work. This stub accepts
// every font, since pages are not displayed.
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
