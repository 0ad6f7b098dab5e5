/** Decoration: a magazine on an arch, with things of four industries around it. */
export function ReadingIllustration({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 440 300" aria-hidden="true">
      <path d="M88 280V164a132 132 0 0 1 264 0v116Z" fill="#ffd9b8" />
      <Magazine />
      <Coffee />
      <Pages />
      <path d="M24 281h392" stroke="#4a2014" strokeWidth="6" strokeLinecap="round" />
    </svg>
  );
}

function Magazine() {
  return (
    <g transform="rotate(-4 220 180)">
      <path d="M220 112c-24-16-62-20-100-12v140c38-8 76-4 100 12Z" fill="#fffdfb" />
      <path d="M220 112c24-16 62-20 100-12v140c-38-8-76-4-100 12Z" fill="#fff1e4" />
      <path
        d="M120 240c38-8 76-4 100 12 24-16 62-20 100-12v12c-40-7-76-4-100 14-24-18-60-21-100-14Z"
        fill="#c2410c"
      />
      <path d="M220 112v140" stroke="#e0b48f" strokeWidth="3" />
      <path d="M136 128c22-4 44-2 66 6v40c-22-8-44-10-66-6Z" fill="#f4701b" />
      <path d="m146 160 14-14 12 12 12-8 10 18c-16-6-32-8-48-8Z" fill="#9c340e" />
      <path
        d="M136 188c22-4 44-2 66 6M136 204c22-4 44-2 66 6M136 220c16-3 30-2 44 2"
        stroke="#e0b48f"
        strokeWidth="5"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M238 138c22-8 44-10 66-6" stroke="#4a2014" strokeWidth="8" strokeLinecap="round" fill="none" />
      <path
        d="M238 160c22-8 44-10 66-6M238 176c22-8 44-10 66-6M238 192c14-5 26-7 40-7"
        stroke="#e0b48f"
        strokeWidth="5"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M242 236v-16l12-3v15ZM262 231v-30l12-2v29ZM282 228v-22l12-1v21Z" fill="#c2410c" />
    </g>
  );
}

function Coffee() {
  return (
    <g>
      <path d="M344 232h46v30a18 18 0 0 1-18 18h-10a18 18 0 0 1-18-18Z" fill="#f4701b" />
      <path d="M390 240h6a12 12 0 0 1 0 24h-8" fill="none" stroke="#f4701b" strokeWidth="7" />
      <path
        d="M358 220c-6-8 6-12 0-20M376 220c-6-8 6-12 0-20"
        fill="none"
        stroke="#c2410c"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </g>
  );
}

function Pages() {
  return (
    <g>
      <rect x="40" y="254" width="76" height="12" rx="4" fill="#4a2014" />
      <rect x="34" y="266" width="88" height="14" rx="4" fill="#c2410c" />
      <rect x="48" y="242" width="62" height="12" rx="4" fill="#f4701b" />
      <circle cx="372" cy="84" r="30" fill="#c2410c" />
      <circle cx="369" cy="81" r="10" fill="none" stroke="#fffdfb" strokeWidth="5" />
      <path d="m377 89 10 10" stroke="#fffdfb" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M48 84a26 26 0 1 1 16 24l-18 6 6-16a26 26 0 0 1-4-14Z"
        fill="#fffdfb"
        stroke="#e7a877"
        strokeWidth="3"
      />
      <path d="M62 80h24M62 90h16" stroke="#f4701b" strokeWidth="5" strokeLinecap="round" />
    </g>
  );
}
