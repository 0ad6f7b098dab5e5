import { type CvExtension, cvExtension, cvMediaTypes } from '@sabi/contracts/profile/cv-file';

/** The CV's file that goes with an application: a copy of our own, which no change in the profile reaches. */
export interface CvFile {
  /** Of the copy, known before there is one: so a copy is never without its row. */
  readonly key: string;
  /** In the part of svc-profile; null once it is no longer needed. */
  readonly source_key: string | null;
  /** As the talent named it. */
  readonly file_name: string;
  readonly media_type: string;
  readonly size_bytes: number | null;
  /** `lost`: the source was deleted or could not be copied in time. `erased`: the copy is deleted once more, as one may have been under way. */
  readonly state: 'wanted' | 'stored' | 'lost' | 'erased';
  /** When a sweep has to look at it; null for never. */
  readonly next_at: Date | null;
}

/** What a copy needs of an application. */
export interface CvFileOwner {
  readonly id: string;
  readonly company_id: string;
  readonly talent_id: string | null;
  readonly cv_file: CvFile | null;
}

/** A sweep copies what the call of the talent has not. */
const sweepAfterMs = 60_000;

/** @returns null for a key that is no CV's */
export function planCvFile(
  applicationId: string,
  source: { readonly key: string; readonly fileName: string },
  now: Date,
): CvFile | null {
  const extension: CvExtension | undefined = cvExtension(source.key);
  if (!extension) return null;
  return {
    key: `applications/${applicationId}/cv.${extension}`,
    source_key: source.key,
    file_name: source.fileName,
    media_type: cvMediaTypes[extension],
    size_bytes: null,
    state: 'wanted',
    next_at: new Date(now.getTime() + sweepAfterMs),
  };
}
