/** A text on a page; the origin is the upper left corner, `y` the baseline. Lengths in points. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly fontSize: number;
  /** Unique font name in the document, if known. */
  readonly font?: string;
}
