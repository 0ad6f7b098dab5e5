/** A word or number of a text. */
export interface Token {
  readonly word: string;
  /** The word in each form a rule may know it by, and classes such as `#amount`. */
  readonly keys: readonly string[];
  /** Positions in the original text. */
  readonly start: number;
  readonly end: number;
  /** Sentences, clauses (cut at words of contrast) and segments (cut at commas as well) are numbered through the text. */
  readonly sentence: number;
  readonly clause: number;
  readonly segment: number;
}

/** A token before its sentence is known. */
export interface RawToken {
  readonly word: string;
  /** Positions in the folded text. */
  readonly start: number;
  readonly end: number;
}
