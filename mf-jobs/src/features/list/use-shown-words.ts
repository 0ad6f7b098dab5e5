import { type RefObject, useEffect, useRef } from 'react';

/** Shows the words of the address in their field after a link has changed them. Words typed before hydration stay. */
export function useShownWords(words: string): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(words);
  useEffect(() => {
    if (shown.current === words) return;
    shown.current = words;
    if (input.current) input.current.value = words; // React would keep the field's value
  }, [words]);
  return input;
}
