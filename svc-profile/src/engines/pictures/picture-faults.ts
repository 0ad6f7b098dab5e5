export const pictureFaults = [
  'PICTURE_CONTENT_MISMATCH',
  'PICTURE_TOO_LARGE',
  'PICTURE_ANIMATED',
  'PICTURE_UNREADABLE',
] as const;
export type PictureFault = (typeof pictureFaults)[number];
