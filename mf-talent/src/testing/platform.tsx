import type {
  FullProfile,
  Profile,
  ProfileLists,
  CvImportSummary,
  Cv,
} from '@sabi/contracts/http/profile/profile';
import type { ProfilePicture } from '@sabi/contracts/http/profile/picture';
import type { StrengthPart } from '@sabi/contracts/http/profile/strength';
import type { SessionState } from '@sabi/shell-sdk';
import type { AccountClient } from '@sabi/shell-sdk/account';
import { type FakeShellOptions, renderInShell } from '@sabi/shell-sdk/testing';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { definition } from '../definition';

export const userId = '0d9b6c1e-8a51-4b0e-9d3e-5f7a1c2b3d4e';

/** An account that signed up by our form, with this metadata. */
export const signedInWith = (metadata: Record<string, unknown>): SessionState => ({
  status: 'signed-in',
  user: {
    id: userId,
    email: 'ayu@mail.example',
    metadata: { user_type: 'talent', first_name: 'Ayu', ...metadata },
  },
});

export const signedIn = signedInWith({});

/** The same account, created by a provider without metadata. */
export const signedInByProvider: SessionState = {
  status: 'signed-in',
  user: { id: userId, email: 'ayu@mail.example', metadata: {} },
};

/** A client with these calls alone; answers contain only what the tested page reads. */
export const clientOf = (calls: object) => calls as Partial<AccountClient>;

export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly headers: Headers;
  readonly signal: AbortSignal | null;
}

export type Answer =
  | Response
  | Error
  | Promise<Response>
  | ((request: SentRequest) => Response | Promise<Response>);

/**
 * `METHOD /path` without query → its answers, in order; the last one is repeated. An unlisted request fails like a network error.
 */
export type Answers = Readonly<Record<string, readonly Answer[]>>;

/**
 * Stubs the platform and records requests.
 * @param options.latencyMs latency of answers, by fake timers
 */
export function createPlatform(answers: Answers, { latencyMs = 0 } = {}) {
  const requests: SentRequest[] = [];
  const left = new Map(Object.entries(answers).map(([key, list]) => [key, [...list]]));
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const { method = 'GET', body = null, signal = null } = init;
    const path = String(input);
    const request: SentRequest = { method, path, body, headers: new Headers(init.headers), signal };
    requests.push(request);
    if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs));
    const list = left.get(`${method} ${path.split('?')[0]}`) ?? [];
    const answer = list.length > 1 ? list.shift() : list[0];
    if (!answer) throw new TypeError('Failed to fetch');
    if (answer instanceof Error) throw answer;
    const response = await (typeof answer === 'function' ? answer(request) : answer);
    return response.clone();
  };
  const sent = (key: string) =>
    requests.filter(({ method, path }) => `${method} ${path.split('?')[0]}` === key);
  return { fetch, requests, sent };
}

interface SignedInOptions extends Omit<FakeShellOptions, 'fetch'> {
  answers?: Answers;
  fakeTimers?: boolean;
}

/** Renders the remote for a signed-in visitor. */
export function renderSignedIn({ answers = {}, fakeTimers = false, ...options }: SignedInOptions) {
  const platform = createPlatform(answers, { latencyMs: 1 });
  const shell = renderInShell(definition, { session: signedIn, ...options, fetch: platform.fetch });
  const user = userEvent.setup({
    delay: null,
    applyAccept: false,
    // A dialog takes clicks a moment after it is there, of which jsdom, without a layout, would make an error.
    pointerEventsCheck: PointerEventsCheckLevel.Never,
    ...(fakeTimers && { advanceTimers: (ms: number) => jest.advanceTimersByTime(ms) }),
  });
  return { ...shell, ...platform, user };
}

export const emptyLists: ProfileLists = {
  work_experiences: [],
  educations: [],
  skills: [],
  languages: [],
  licenses_certifications: [],
  psychological_tests: [],
};

const emptyProfile: Profile = {
  user_id: userId,
  user_type: 'talent',
  first_name: 'Ayu',
  last_name: 'Lestari',
  phone_number: null,
  current_organization: null,
  position_interest: null,
  title: null,
  company_email: null,
  message: null,
  personal_summary: null,
  cv_url: null,
  profile_picture_url: null,
  profile_strength: 0,
  version: 1,
};

export const cvId = '7c1f3a52-6a0b-4f43-9d57-0b1c2d3e4f50';

export function buildCv(values: Partial<Cv> = {}): Cv {
  return {
    id: cvId,
    file_key: `${userId}/cv_1735362000000.pdf`,
    file_name: 'CV Ayu.pdf',
    size_bytes: 12_345,
    state: 'queued',
    progress_percent: 0,
    error_code: null,
    uploaded_at: '2024-12-28T05:00:00.000Z',
    ...values,
  };
}

export function buildCvImportSummary(values: Partial<CvImportSummary> = {}): CvImportSummary {
  return {
    id: '5b1a9c3e-2f47-4d0a-9a51-6c7d8e9f0a1b',
    state: 'open',
    kind: 'cv',
    file_name: 'CV Ayu.pdf',
    expires_at: '2025-01-27T05:00:00.000Z',
    new_count: 3,
    changed_count: 1,
    ...values,
  };
}

export function buildFull(values: {
  profile?: Partial<Profile>;
  lists?: Partial<ProfileLists>;
  /** Current after its parse, incoming until then. */
  cv?: Cv | null;
  incoming?: Cv | null;
  /** The owner has made an unreadable CV the current one. */
  kept?: boolean;
  picture?: ProfilePicture | null;
  strength_parts?: StrengthPart[];
  cvImport?: CvImportSummary | null;
  shared_corrections?: number;
}): FullProfile {
  const isRead = values.kept ?? values.cv?.state === 'parsed';
  return {
    profile: { ...emptyProfile, ...values.profile },
    lists: { ...emptyLists, ...values.lists },
    resume: isRead || values.incoming ? (values.cv ?? null) : null,
    incoming_resume: values.incoming ?? (isRead ? null : (values.cv ?? null)),
    picture: values.picture ?? null,
    strength_parts: values.strength_parts ?? [],
    proposal: values.cvImport ?? null,
    ...(values.shared_corrections && { shared_corrections: values.shared_corrections }),
  };
}

export const profileKey = 'GET /api/profile/v1/profile';
export const eventsKey = `GET /api/profile/v1/resumes/${cvId}/events`;
export const cvKey = `GET /api/profile/v1/resumes/${cvId}`;

export const profileAnswer = (values: Parameters<typeof buildFull>[0] = {}) =>
  Response.json(buildFull(values));

export function problemAnswer(
  status: number,
  code: string,
  options: { detail?: string; retryAfter?: number; errors?: Record<string, string[]> } = {},
) {
  const headers = options.retryAfter === undefined ? {} : { 'Retry-After': String(options.retryAfter) };
  const { detail, errors } = options;
  return Response.json(
    { type: 'about:blank', title: code, status, code, detail, errors, request_id: 'r' },
    { status, headers },
  );
}

const encode = (text: string) => new TextEncoder().encode(text);
export const eventOf = (cv: Cv) => `event: resume\ndata: ${JSON.stringify(cv)}\n\n`;

/** A stream of server-sent events that the test writes, ends or breaks. */
export function createEventStream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (started) => {
      controller = started;
    },
  });
  return {
    response: () => new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }),
    write: (text: string) => controller?.enqueue(encode(text)),
    send: (cv: Cv) => controller?.enqueue(encode(eventOf(cv))),
    end: () => controller?.close(),
    break: () => controller?.error(new TypeError('network error')),
  };
}
