/** A file store of a test's own, which may be killed or filled; the run's is for all. */
export {
  createBucket,
  fileStoreSettings,
  findUnfinishedUploads,
  type RunningS3,
  type S3Access,
  startS3,
} from '@sabi/dev-infra/s3';
