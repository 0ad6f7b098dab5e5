/** The logo's mark. Has its own colours, as it is also rendered without a style sheet. */
export function LogoMark({ size }: { size: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <defs>
        <linearGradient id="sabi-mark" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#f4701b" />
          <stop offset="1" stopColor="#dc2626" />
        </linearGradient>
      </defs>
      <rect width="32" height="32" rx="9" fill="url(#sabi-mark)" />
      <path
        d="M21.5 11.2c-1-1.9-3-3-5.6-3-3.3 0-5.6 1.7-5.6 4.2 0 5.6 8.3 2.9 8.3 5.6 0 1-1.1 1.7-2.8 1.7-2 0-3.3-.8-4-2.4"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="22.4" cy="22.6" r="2.2" fill="#fff" />
    </svg>
  );
}
