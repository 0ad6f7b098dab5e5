/** Of a canvas. A page that asks for more is drawn with fewer pixels. */
const sideMaxPixels = 8192;
const areaMaxPixels = 16_000_000;

/**
 * Pixels a point, so that a page is as wide as asked for where the limits allow it.
 * @param page its size in points, which its author chooses freely
 */
export function scaleFor(page: { width: number; height: number }, widthPixels: number): number {
  const { width, height } = page;
  return Math.min(
    widthPixels / width,
    sideMaxPixels / width,
    sideMaxPixels / height,
    Math.sqrt(areaMaxPixels / (width * height)),
  );
}
