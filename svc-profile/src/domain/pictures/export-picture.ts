import type { ExportPart } from '@sabi/contracts/http/account-export';
import type { Profile } from '@sabi/contracts/http/profile/profile';
import { storedPictureExtension } from '@sabi/contracts/profile/picture-file';
import { FileMissing, type FileStore } from '@sabi/file-store/file-store';
import { viewPictureOf } from './view-picture';

/** The picture for the account export, if there is one. */
export async function exportPicture(
  { profile, now }: { profile: Profile | null; now: Date },
  dependencies: { fileStore: FileStore; fileLinkSecret: string },
): Promise<ExportPart['files']> {
  const picture = profile && viewPictureOf({ profile, now }, dependencies);
  if (!picture) return [];
  const name = `profile.${storedPictureExtension}`;
  try {
    const { stream, sizeBytes } = await dependencies.fileStore.get(picture.file_key);
    stream.destroy();
    return [{ folder: 'picture', name, size_bytes: sizeBytes, address: picture.url }];
  } catch (error) {
    if (error instanceof FileMissing) return []; // replaced meanwhile
    throw error;
  }
}
