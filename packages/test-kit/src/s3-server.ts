/** A separate file store for a test, which may be killed or filled, unlike the shared one of the run. */
export {
  createBucket,
  fileStoreSettings,
  findUnfinishedUploads,
  type RunningS3,
  type S3Access,
  startS3,
} from '@sabi/dev-infra/s3';
