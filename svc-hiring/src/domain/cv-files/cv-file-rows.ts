import type { CvFile, CvFileOwner } from './cv-file';

/** Files of applications, across companies. */
export interface CvFileRows {
  /** Longest due first. */
  listDue(now: Date, limit: number): Promise<DueCvFile[]>;
  /** Unless another call came first. */
  change(
    owner: Pick<CvFileOwner, 'id' | 'company_id'>,
    change: { readonly from: CvFile['state']; readonly to: CvFile | null },
  ): Promise<void>;
}

export interface DueCvFile extends CvFileOwner {
  readonly cv_file: CvFile;
  readonly created_at: Date;
  /** The company will never see it. */
  readonly is_failed: boolean;
  /** The company sees it. */
  readonly is_received: boolean;
}
