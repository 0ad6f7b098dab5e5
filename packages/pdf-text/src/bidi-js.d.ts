declare module 'bidi-js' {
  interface EmbeddingLevels {
    /** Level of each UTF-16 unit: even is left to right, odd right to left. */
    readonly levels: Uint8Array;
  }
  interface Bidi {
    getEmbeddingLevels(text: string, baseDirection?: 'ltr' | 'rtl' | 'auto'): EmbeddingLevels;
    getMirroredCharacter(character: string): string | null;
  }
  export default function createBidi(): Bidi;
}
