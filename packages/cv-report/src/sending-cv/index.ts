export { createUpload, fileKeyOf, sendCv, type Upload } from './send-cv';
export { findUploadRefusal, type UploadRefusal } from './upload-refusal';
