/** A piece of text on a page; the origin is the page's upper left corner, `y` is the baseline. Lengths in points. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly fontSize: number;
  /** A name of its own for each face of the document; undefined where it is not known. */
  readonly font?: string;
}
