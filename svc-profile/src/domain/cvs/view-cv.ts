import type { Resume } from '@sabi/contracts/http/profile';
import type { StoredResume } from '../../data-access/cv-repository';

/** What the owner sees of a CV; where its result lies and how often it was tried is nobody's business. */
export function viewResume(resume: StoredResume): Resume {
  const { id, file_key, file_name, size_bytes, state, progress_percent, error_code, uploaded_at } = resume;
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
