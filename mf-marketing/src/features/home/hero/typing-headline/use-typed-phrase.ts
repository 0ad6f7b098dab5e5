import { useEffect, useState } from 'react';
import { firstFrame, nextFrame, phraseAt, typingDelaysMs } from './typing-cycle';

/**
 * Cycles through the phrases while `running`; otherwise a phrase is complete.
 * @returns the typed and the untyped part of the current phrase
 */
export function useTypedPhrase(
  phrases: readonly string[],
  running: boolean,
): { typed: string; rest: string } {
  const [frame, setFrame] = useState(() => firstFrame(phrases));
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setFrame(nextFrame(frame, phrases)), typingDelaysMs[frame.phase]);
    return () => clearTimeout(timer);
  }, [frame, phrases, running]);

  const phrase = phraseAt(phrases, frame.phraseIndex);
  const length = running ? frame.length : phrase.length;
  return { typed: phrase.slice(0, length), rest: phrase.slice(length) };
}
