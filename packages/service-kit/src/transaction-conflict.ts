import { mongo } from 'mongoose';

/** Makes the driver retry the transaction, as after a write conflict. */
export function createTransactionConflict(): mongo.MongoError {
  const error = new mongo.MongoError('Another transaction wrote it meanwhile');
  error.addErrorLabel('TransientTransactionError');
  return error;
}
