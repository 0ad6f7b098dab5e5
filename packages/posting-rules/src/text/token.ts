export interface Token {
  readonly word: string;
  /** Known forms of the word, and classes such as `#amount`. */
  readonly keys: readonly string[];
  /** Positions in the original text. */
  readonly start: number;
  readonly end: number;
  /** Sentences, clauses (split at contrasts) and segments (split at commas as well) are numbered through the text. */
  readonly sentence: number;
  readonly clause: number;
  readonly segment: number;
}

/** A token without its sentence. */
export interface RawToken {
  readonly word: string;
  /** Positions in the folded text. */
  readonly start: number;
  readonly end: number;
}
