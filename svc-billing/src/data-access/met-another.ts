import { mongo } from 'mongoose';

/** As MongoDB itself says that a transaction met another one, and is to run again. */
export function metAnother(): mongo.MongoError {
  const error = new mongo.MongoError('Another transaction wrote it meanwhile');
  error.addErrorLabel('TransientTransactionError');
  return error;
}
