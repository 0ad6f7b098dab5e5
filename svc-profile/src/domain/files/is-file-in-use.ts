export interface FileUsers {
  readonly cvs: { findByKey(fileKey: string): Promise<object | null> };
  readonly profiles: { findByPicture(fileKey: string): Promise<object | null> };
}

/** Whether a CV or a profile's picture has the key. */
export async function isFileInUse(fileKey: string, { cvs, profiles }: FileUsers): Promise<boolean> {
  return Boolean((await cvs.findByKey(fileKey)) ?? (await profiles.findByPicture(fileKey)));
}
