import type { Cv } from '@sabi/contracts/http/profile/profile';
import type { StoredCv } from './cv-repository';

/** The owner's view, without result key and retries. */
export function viewCv(cv: StoredCv): Cv {
  const { id, file_key, file_name, size_bytes, state, progress_percent, error_code, uploaded_at } = cv;
  return {
    id,
    file_key,
    file_name,
    size_bytes,
    state,
    progress_percent,
    error_code,
    uploaded_at: uploaded_at.toISOString(),
  };
}
