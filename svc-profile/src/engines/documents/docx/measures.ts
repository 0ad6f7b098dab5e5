// Word counts sizes in half points and distances in twentieths of a point.
export const halfPoints = (points: number) => Math.round(points * 2);
export const twentieths = (points: number) => Math.round(points * 20);

/** A4 in points. */
export const pageWidth = 595.3;
export const a4 = { width: 11_906, height: 16_838 };

/** Word's colours have no `#`. */
export const colorOf = (color: string) => color.slice(1);
