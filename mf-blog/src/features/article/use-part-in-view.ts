import { useEffect, useState } from 'react';

/** A line below the header: the part that crosses it counts as the one in view. */
const readingLine = '-25% 0px -74% 0px';

/** Id of the part in view; null before the first one and without IntersectionObserver. */
export function usePartInView(ids: readonly string[]): string | null {
  const [inView, setInView] = useState<string | null>(null);
  const all = ids.join(' ');
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const crossing = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (crossing) setInView(crossing.target.id);
      },
      { rootMargin: readingLine },
    );
    for (const id of all.split(' ')) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [all]);
  return inView;
}
