import { formTypes } from '@sabi/contracts/http/route';
import { type NextFunction, type Request, type RequestHandler, type Response, urlencoded } from 'express';
import multer from 'multer';
import { readMultipart } from '../multipart';

const [encodedType, multipartType] = formTypes;

export interface FormLimits {
  readonly maxBytes: number;
  /** The only field that may hold a file; undefined where none may. */
  readonly fileField?: string | undefined;
}

/** More than any of our forms has; browsers send each field once. */
const maxFields = 30;

/** Reads the fields of a form into `request.body`; a repeated field becomes a list, a file a `File`. */
export function readForm(limits: FormLimits): RequestHandler[] {
  return [
    urlencoded({
      extended: false,
      limit: limits.maxBytes,
      parameterLimit: maxFields,
      type: encodedType,
    }),
    readParts(limits),
  ];
}

function readParts({ maxBytes, fileField }: FormLimits): RequestHandler {
  const limits = {
    bodyBytes: maxBytes,
    files: fileField === undefined ? 0 : 1,
    fileBytes: maxBytes,
    fields: maxFields,
    fieldBytes: maxBytes,
  };
  const storage = multer.memoryStorage();
  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    if (!request.is(multipartType)) return next();
    await readMultipart(request, response, { limits, storage, fileField });
    const { body, file } = request as { body: Record<string, unknown>; file?: Express.Multer.File };
    if (file) body[file.fieldname] = toFile(file);
    next();
  };
}

function toFile({ buffer, originalname, mimetype }: Express.Multer.File): File {
  return new File([new Uint8Array(buffer)], originalname, { type: mimetype });
}
