/** Clients with their own tests that need a server. */
export type ClientName = 'gotrue-go' | 'supabase-auth' | 'supabase-client-auth';

/** A client's test that fails here, with the reason. */
export interface KnownFailure {
  readonly test: string;
  /** Beginning of its row in docs/differences.md. */
  readonly difference?: string;
  /** Set if the test also fails with GoTrue. */
  readonly notOfTheService?: string;
  /** Set if the result depends on the time of day. */
  readonly onlySometimes?: boolean;
}

const otherProviders = 'two dozen providers by settings';

export const knownFailures: Readonly<Record<ClientName, readonly KnownFailure[]>> = {
  'gotrue-go': [
    {
      test: 'TestAdminGenerateLink at admingeneratelink_test.go:34, admingeneratelink_test.go:152',
      notOfTheService: 'wants links to / as of GoTrue 2.86; its own lead to /verify by now',
    },
    { test: 'TestAuthorize at authorize_test.go:26', difference: otherProviders },
    {
      test: 'TestVerify at verify_test.go:31, verify_test.go:32',
      notOfTheService:
        'wants unauthorized_client and 401 as of GoTrue 2.86, which by now are access_denied and otp_expired',
    },
  ],
  'supabase-auth': [{ test: 'get_settings_test', difference: otherProviders }],
  'supabase-client-auth': [
    {
      // The second code differs at the start of a half minute.
      test: 'integration::mfa_challenge_and_verify',
      difference: 'a code of an authenticator app works repeatedly',
      onlySometimes: true,
    },
  ],
};
