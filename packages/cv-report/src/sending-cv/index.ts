export { createUpload, fileKeyOf, sendCv, type Upload } from './send-cv';
