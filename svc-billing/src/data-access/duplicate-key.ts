import { mongo } from 'mongoose';

const duplicateKey = 11_000;

/** True for the refusal of a unique index. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof mongo.MongoServerError && error.code === duplicateKey;
}
