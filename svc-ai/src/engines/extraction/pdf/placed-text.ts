/** A piece of text on a page; the origin is the page's upper left corner, `y` is the baseline. Lengths in points. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly fontSize: number;
  /** Unique name of the font within the document; undefined when unknown. */
  readonly font?: string;
}
