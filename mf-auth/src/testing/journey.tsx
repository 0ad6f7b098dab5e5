import { checkMailLinkRoute } from '@sabi/contracts/http/identity/mails';
import type { FullProfile, Profile } from '@sabi/contracts/http/profile/profile';
import type { RecruiterApprovalView } from '@sabi/contracts/http/profile/recruiter-approval';
import type { SessionState } from '@sabi/shell-sdk';
import { type FakeShellOptions, renderInShell } from '@sabi/shell-sdk/testing';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { definition } from '../definition';

type ClientMethod =
  | 'signInWithPassword'
  | 'signUp'
  | 'verifyOtp'
  | 'resend'
  | 'resetPasswordForEmail'
  | 'signInWithOtp'
  | 'updateUser'
  | 'signInWithOAuth'
  | 'signInWithPasskey'
  | 'exchangeCodeForSession'
  | 'getAuthorizationDetails'
  | 'approveAuthorization'
  | 'denyAuthorization'
  | 'challengeAndVerify'
  | 'verifyRecoveryCode'
  | 'signOut';

/** An error of the account's client. */
export interface Refusal {
  __isWebAuthnError?: boolean;
  name?: string;
  message?: string;
  status?: number;
  code?: string;
  reasons?: string[];
}

/** The session of a talent account made by the sign-up form. */
export const signedIn = {
  status: 'signed-in',
  user: {
    id: '0d9b6c1e-8a51-4b0e-9d3e-5f7a1c2b3d4e',
    email: 'ayu@mail.example',
    metadata: { user_type: 'talent' },
  },
} as const satisfies SessionState;

interface JourneyOptions extends Omit<FakeShellOptions, 'client' | 'fetch'> {
  /** Answers of each client method, in order; the last one is repeated. Other methods succeed. */
  answers?: Partial<Record<ClientMethod, (Refusal | null | Promise<Refusal | null>)[]>>;
  /** Details of the authorization request. */
  authorization?: object;
  /** A change of address still waits for the other address. */
  isHalfway?: boolean;
  /** Error when a mail link is checked; none for a valid link. */
  link?: Refusal;
  /** The account service's public settings. */
  settings?: { external: Record<string, boolean>; passkeys_enabled: boolean; passkeys_origins?: string[] };
  /** Second factors of the account; the session shows one once it is verified. */
  factors?: readonly { id: string; factor_type: string; friendly_name?: string }[];
  /** Answers of the profile's address, in order; the last one is repeated. */
  profile?: (Response | Error | Promise<Response>)[];
  /** Answers of the recruiter approval's address; approved when left out. */
  approvals?: (Response | Error)[];
}

/** Renders the remote in a shell with stubbed account service and platform. */
export function startJourney({
  isHalfway = false,
  authorization = {},
  answers = {},
  factors = [],
  settings = { external: { google: true, linkedin_oidc: true }, passkeys_enabled: false },
  link,
  profile = [],
  approvals = [approvalAnswer({ state: 'approved', expected_by: null })],
  ...options
}: JourneyOptions) {
  const calls: { method: ClientMethod; input: unknown }[] = [];
  const requests: { method: string; path: string; body: unknown }[] = [];
  const checks: unknown[] = [];
  let isRaised = false;
  const next = <T,>(list: T[]) => (list.length > 1 ? list.shift() : list[0]);

  const method = (name: ClientMethod, beginsSession: boolean) => async (input: unknown) => {
    calls.push({ method: name, input });
    const error = (await next(answers[name] ?? [])) ?? null;
    if (!error && beginsSession && !isHalfway) shell.session.set(signedIn);
    if (!error && (name === 'challengeAndVerify' || name === 'verifyRecoveryCode')) isRaised = true;
    if (!error && name === 'signOut') shell.session.set({ status: 'signed-out' });
    return { data: { session: beginsSession && !error && !isHalfway ? {} : null }, error };
  };
  const client = {
    signInWithPassword: method('signInWithPassword', true),
    signUp: method('signUp', false),
    verifyOtp: method('verifyOtp', true),
    resend: method('resend', false),
    resetPasswordForEmail: (email: string, options?: object) =>
      method('resetPasswordForEmail', false)(options ? { email, options } : email),
    signInWithOtp: method('signInWithOtp', false),
    signInWithOAuth: method('signInWithOAuth', false),
    signInWithPasskey: method('signInWithPasskey', true),
    exchangeCodeForSession: method('exchangeCodeForSession', true),
    updateUser: method('updateUser', false),
    signOut: method('signOut', false),
    oauth: {
      getAuthorizationDetails: async (id: string) => {
        const { error } = await method('getAuthorizationDetails', false)(id);
        return { data: error ? null : authorization, error };
      },
      approveAuthorization: method('approveAuthorization', false),
      denyAuthorization: method('denyAuthorization', false),
    },
    mfa: {
      getAuthenticatorAssuranceLevel: async () => ({
        data: {
          currentLevel: isRaised ? 'aal2' : 'aal1',
          nextLevel: factors.length > 0 ? 'aal2' : 'aal1',
        },
        error: null,
      }),
      listFactors: async () => ({
        data: { all: factors.map((factor) => ({ status: 'verified', ...factor })) },
        error: null,
      }),
      challengeAndVerify: method('challengeAndVerify', false),
      recoveryCodes: { verify: method('verifyRecoveryCode', false) },
    },
  };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    if (input === '/auth/v1/settings') {
      return Response.json(settings);
    }
    if (input === checkMailLinkRoute.path) {
      checks.push(JSON.parse(String(init?.body)));
      return link ? Response.json(link, { status: link.status ?? 403 }) : Response.json({});
    }
    requests.push({
      method: init?.method ?? 'GET',
      path: String(input),
      body: typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    });
    const answer = await next(
      String(input).startsWith('/api/profile/v1/recruiter-review') ? approvals : profile,
    );
    if (answer instanceof Error || !answer) throw answer ?? new TypeError('Failed to fetch');
    return answer.clone();
  };
  const shell = renderInShell(definition, {
    ...options,
    client: client as unknown as NonNullable<FakeShellOptions['client']>,
    fetch,
  });
  // A dialog blocks the pointer for a moment while it opens, which users are too slow to notice.
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  return { ...shell, calls, requests, checks, user };
}

const emptyProfile: Profile = {
  user_id: '0d9b6c1e-8a51-4b0e-9d3e-5f7a1c2b3d4e',
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

export const buildProfile = (values: Partial<Profile> = {}): Profile => ({ ...emptyProfile, ...values });

/** The answer of `GET …/profile`. */
export function profileAnswer(values: Partial<Profile> = {}): Response {
  const full: FullProfile = {
    profile: buildProfile(values),
    lists: {
      work_experiences: [],
      educations: [],
      skills: [],
      languages: [],
      licenses_certifications: [],
      psychological_tests: [],
    },
    resume: null,
    picture: null,
    strength_parts: [],
    proposal: null,
  };
  return Response.json(full);
}

/** The answer of `GET …/recruiter-review`. */
export function approvalAnswer(values: Partial<RecruiterApprovalView> = {}): Response {
  const approval: RecruiterApprovalView = {
    state: 'pending',
    version: 1,
    reason: null,
    question: null,
    submitted_at: '2026-11-20T03:00:00.000Z',
    decided_at: null,
    expected_by: '2026-11-24T10:00:00.000Z',
    may_answer: false,
    company: {
      first_name: 'Ayu',
      last_name: 'Lestari',
      current_organization: 'PT Contoh',
      title: null,
      company_email: null,
      phone_number: null,
      message: null,
    },
    ...values,
  };
  return Response.json(approval);
}

export function problemAnswer(status: number, code: string, detail?: string): Response {
  return Response.json(
    { type: 'about:blank', title: code, status, code, detail, request_id: 'r' },
    { status },
  );
}
