export type Orientation = 'horizontal' | 'vertical';

const arrows = {
  horizontal: { back: 'ArrowLeft', forth: 'ArrowRight' },
  vertical: { back: 'ArrowUp', forth: 'ArrowDown' },
} as const;

/**
 * The tab that a key leads to, wrapping around at both ends.
 * @param place counted from 0
 * @returns null for a key that does not move
 */
export function nextTabPosition(
  key: string,
  orientation: Orientation,
  place: number,
  count: number,
): number | null {
  const { back, forth } = arrows[orientation];
  switch (key) {
    case back:
      return (place - 1 + count) % count;
    case forth:
      return (place + 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
