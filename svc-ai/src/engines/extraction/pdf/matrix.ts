/** A transformation of a page: `x' = a·x + c·y + e`, `y' = b·x + d·y + f`. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Applies `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  return [
    a * inner[0] + c * inner[1],
    b * inner[0] + d * inner[1],
    a * inner[2] + c * inner[3],
    b * inner[2] + d * inner[3],
    a * inner[4] + c * inner[5] + e,
    b * inner[4] + d * inner[5] + f,
  ];
}

export function apply([a, b, c, d, e, f]: Matrix, x: number, y: number): [x: number, y: number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Bounding box of a transformed rectangle. */
export function boxOf(matrix: Matrix, [x0, y0, x1, y1]: readonly number[]): Box {
  const corners = [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ].map(([x = 0, y = 0]) => apply(matrix, x, y));
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Share of `whole` covered by `part`, 0 to 1. */
export function shareOf(whole: Box, part: Box): number {
  const width = Math.min(whole.right, part.right) - Math.max(whole.left, part.left);
  const height = Math.min(whole.bottom, part.bottom) - Math.max(whole.top, part.top);
  const area = (whole.right - whole.left) * (whole.bottom - whole.top);
  return (Math.max(0, width) * Math.max(0, height)) / area;
}

export function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  );
}

export function middleOf({ left, right, top, bottom }: Box): Box {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return { left: x, right: x, top: y, bottom: y };
}

/** Empty for anything but a list of numbers. */
export function asNumbers(value: unknown): number[] {
  const isList = Array.isArray(value) || ArrayBuffer.isView(value);
  return isList ? Array.from(value as ArrayLike<number>, Number) : [];
}

export function asMatrix(value: unknown): Matrix | undefined {
  const numbers = asNumbers(value);
  return numbers.length === 6 && numbers.every(Number.isFinite) ? (numbers as unknown as Matrix) : undefined;
}
