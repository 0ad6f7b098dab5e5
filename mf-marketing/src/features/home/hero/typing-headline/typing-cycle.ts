/** Delays of the headline's states, in milliseconds. */
export const typingDelaysMs = {
  /** Before each typed character. */
  typing: 100,
  /** After a complete phrase. */
  holding: 2000,
  /** Before each deleted character. */
  deleting: 50,
} as const;

export interface TypingFrame {
  readonly phraseIndex: number;
  /** Number of visible characters. */
  readonly length: number;
  readonly phase: keyof typeof typingDelaysMs;
}

/** The first phrase is complete, as rendered by the server. */
export function firstFrame(phrases: readonly string[]): TypingFrame {
  return { phraseIndex: 0, length: phraseAt(phrases, 0).length, phase: 'holding' };
}

/** The frame after the delay; the first phrase follows the last. */
export function nextFrame(frame: TypingFrame, phrases: readonly string[]): TypingFrame {
  const { phraseIndex, length, phase } = frame;
  if (phase === 'holding') return { ...frame, phase: 'deleting' };
  if (phase === 'typing') {
    const complete = length + 1 >= phraseAt(phrases, phraseIndex).length;
    return { phraseIndex, length: length + 1, phase: complete ? 'holding' : 'typing' };
  }
  if (length > 1) return { ...frame, length: length - 1 };
  return { phraseIndex: (phraseIndex + 1) % phrases.length, length: 0, phase: 'typing' };
}

export function phraseAt(phrases: readonly string[], index: number): string {
  return phrases[index] ?? '';
}
