import type { ReactNode } from 'react';

export interface Provider {
  /** Name in svc-identity's API. */
  readonly name: 'google' | 'linkedin_oidc';
  /** Brand name, the same in every language. */
  readonly label: string;
  /** Parameters of its login page: specification, section 7. */
  readonly queryParams?: Readonly<Record<string, string>>;
  readonly icon: ReactNode;
}

const iconProps = { width: 20, height: 20, viewBox: '0 0 24 24', 'aria-hidden': true } as const;

export const providers: readonly Provider[] = [
  {
    name: 'google',
    label: 'Google',
    queryParams: { access_type: 'offline', prompt: 'consent' },
    icon: (
      <svg {...iconProps}>
        <path
          fill="#4285f4"
          d="M22.5 12.3c0-.8-.1-1.5-.2-2.2H12v4.2h5.9a5 5 0 0 1-2.2 3.3v2.7h3.5c2.1-1.9 3.3-4.8 3.3-8Z"
        />
        <path
          fill="#34a853"
          d="M12 23c3 0 5.4-1 7.2-2.7l-3.5-2.7c-1 .7-2.2 1.1-3.7 1.1-2.9 0-5.3-1.9-6.2-4.6H2.2v2.8A11 11 0 0 0 12 23Z"
        />
        <path fill="#fbbc05" d="M5.8 14.1a6.6 6.6 0 0 1 0-4.2V7.1H2.2a11 11 0 0 0 0 9.8l3.6-2.8Z" />
        <path
          fill="#ea4335"
          d="M12 5.4c1.6 0 3 .6 4.2 1.6l3.1-3.1A11 11 0 0 0 2.2 7.1l3.6 2.8C6.7 7.3 9.1 5.4 12 5.4Z"
        />
      </svg>
    ),
  },
  {
    name: 'linkedin_oidc',
    label: 'LinkedIn',
    icon: (
      <svg {...iconProps}>
        <path
          fill="#0a66c2"
          d="M20.4 2H3.6C2.7 2 2 2.7 2 3.6v16.8c0 .9.7 1.6 1.6 1.6h16.8c.9 0 1.6-.7 1.6-1.6V3.6c0-.9-.7-1.6-1.6-1.6ZM8 19H5V9.7h3V19ZM6.5 8.4a1.7 1.7 0 1 1 0-3.4 1.7 1.7 0 0 1 0 3.4ZM19 19h-3v-4.5c0-1.1 0-2.5-1.5-2.5s-1.7 1.200-1.7 2.400V19h-3V9.700h2.800V11c.4-.8 1.400-1.500 2.800-1.500 3 0 3.600 2 3.600 4.500V19Z"
        />
      </svg>
    ),
  },
];
