export function People() {
  return (
    <>
      <defs>
        <clipPath id="hero-arch-left">
          <path d="M52 460V262a66 66 0 0 1 132 0v198Z" />
        </clipPath>
        <clipPath id="hero-arch-middle">
          <path d="M200 460V180a82 82 0 0 1 164 0v280Z" />
        </clipPath>
        <clipPath id="hero-arch-right">
          <path d="M380 460V258a66 66 0 0 1 132 0v202Z" />
        </clipPath>
      </defs>
      <g clipPath="url(#hero-arch-left)">
        <rect x="52" y="180" width="132" height="280" fill="#fdcfac" />
        <ManWithGlasses />
      </g>
      <g clipPath="url(#hero-arch-middle)">
        <rect x="200" y="90" width="164" height="370" fill="url(#hero-arch)" />
        <WomanWithHeadscarf />
      </g>
      <g clipPath="url(#hero-arch-right)">
        <rect x="380" y="190" width="132" height="270" fill="#9c340e" />
        <WomanWithBun />
      </g>
    </>
  );
}

function ManWithGlasses() {
  return (
    <g transform="translate(118 0)">
      <path d="M-72 470c0-62 26-84 72-84s72 22 72 84Z" fill="#c2410c" />
      <path d="M-22 386h44l-22 84Z" fill="#fffdfb" />
      <path d="M-15 366h30v22c0 10-6 16-15 16s-15-6-15-16Z" fill="#b57a4d" />
      <path d="m-15 386 15 18 15-18 8 3-14 28-9-13-9 13-14-28Z" fill="#ffe8d6" />
      <path d="m-5 410 5 7 5-7 4 50H-9Z" fill="#3b2a20" />
      <rect x="-33" y="296" width="66" height="84" rx="32" fill="#c98d5f" />
      <path
        d="M-36 334c-6-38 10-56 38-56 26 0 40 16 34 56-4-4-5-16-6-20-18 0-40-2-48-10-6 6-10 14-12 20Z"
        fill="#2b1d15"
      />
      <g fill="none" stroke="#2b1d15" strokeWidth="2.5">
        <circle cx="-14" cy="338" r="10" />
        <circle cx="14" cy="338" r="10" />
        <path d="M-4 337q4-3 8 0" />
      </g>
      <circle cx="-14" cy="339" r="2.6" fill="#2b1d15" />
      <circle cx="14" cy="339" r="2.6" fill="#2b1d15" />
      <path d="M-10 360q10 9 20 0" fill="none" stroke="#7a4425" strokeWidth="3" strokeLinecap="round" />
    </g>
  );
}

function WomanWithHeadscarf() {
  return (
    <g transform="translate(282 0)">
      <path d="M-90 470c0-86 30-106 90-106s90 20 90 106Z" fill="#3b2a20" />
      <path d="M-26 376h52l-12 84h-28Z" fill="#fffdfb" />
      <path
        d="M0 182c-42 0-56 34-54 72 2 34-10 62-26 84 22 22 50 42 80 66 30-24 58-44 80-66-16-22-28-50-26-84 2-38-12-72-54-72Z"
        fill="#fff1e4"
      />
      <path d="M-44 316c14 22 30 32 44 32s30-10 44-32c4 30-14 56-44 88-30-32-48-58-44-88Z" fill="#ffe0c7" />
      <ellipse cx="0" cy="266" rx="35" ry="45" fill="#dba377" />
      <path d="M-35 262c0-30 14-44 35-44s35 14 35 44c-6-16-18-26-35-26s-29 10-35 26Z" fill="#ffe0c7" />
      <circle cx="-14" cy="264" r="3" fill="#2b1d15" />
      <circle cx="14" cy="264" r="3" fill="#2b1d15" />
      <path
        d="M-20 254q6-4 12 0M8 254q6-4 12 0"
        fill="none"
        stroke="#2b1d15"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path d="M-12 287q12 11 24 0" fill="none" stroke="#8a4a2a" strokeWidth="3" strokeLinecap="round" />
      <circle cx="-22" cy="278" r="5" fill="#e58f63" opacity=".6" />
      <circle cx="22" cy="278" r="5" fill="#e58f63" opacity=".6" />
    </g>
  );
}

function WomanWithBun() {
  return (
    <g transform="translate(446 -28)">
      <circle cx="0" cy="272" r="17" fill="#2b1d15" />
      <path d="M-70 490c0-80 26-98 70-98s70 18 70 98Z" fill="#f4701b" />
      <path d="M-14 372h28v24c0 8-6 14-14 14s-14-6-14-14Z" fill="#a86a3f" />
      <path
        d="M-38 350c-6-46 10-66 38-66s44 20 38 66c-2 12-8 18-14 22h-48c-6-4-12-10-14-22Z"
        fill="#2b1d15"
      />
      <rect x="-31" y="300" width="62" height="82" rx="31" fill="#bd7f52" />
      <path d="M-32 334c0-26 10-38 32-38s32 12 32 38c-8-2-24-10-30-22-6 12-22 20-34 22Z" fill="#2b1d15" />
      <circle cx="-13" cy="342" r="2.8" fill="#2b1d15" />
      <circle cx="13" cy="342" r="2.8" fill="#2b1d15" />
      <path d="M-10 361q10 9 20 0" fill="none" stroke="#6d3b1d" strokeWidth="3" strokeLinecap="round" />
      <circle cx="-31" cy="356" r="3.5" fill="#fdcfac" />
      <circle cx="31" cy="356" r="3.5" fill="#fdcfac" />
    </g>
  );
}
