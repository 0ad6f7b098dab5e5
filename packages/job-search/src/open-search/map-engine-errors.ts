import { errors } from '@opensearch-project/opensearch';
import { SearchUnavailable } from '../job-search';

/** @throws {SearchUnavailable} when the engine does not answer, is overloaded or has no index */
export async function mapEngineErrors<Answer>(request: Promise<Answer>): Promise<Answer> {
  try {
    return await request;
  } catch (error) {
    if (isUnavailable(error)) throw new SearchUnavailable('OpenSearch does not answer', { cause: error });
    throw error;
  }
}

function isUnavailable(error: unknown): boolean {
  if (error instanceof errors.ResponseError) {
    const status = error.statusCode ?? 0;
    return status === 404 || status === 429 || status >= 500;
  }
  return (
    error instanceof errors.ConnectionError ||
    error instanceof errors.TimeoutError ||
    error instanceof errors.NoLivingConnectionsError
  );
}
