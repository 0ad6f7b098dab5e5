import { People } from './hero-illustration-people';
import styles from './hero-illustration.module.css';

/** Decoration: three people, and a match that connects one of them with a company. */
export function HeroIllustration() {
  return (
    <svg className={styles['illustration']} viewBox="0 0 560 500" aria-hidden="true">
      <Backdrop />
      <path className={styles['path']} d="M150 110C190 160 230 74 290 74s100 60 134 76 118 120 108 244" />
      <People />
      <ProfileCard />
      <CompanyCard />
      <BriefcaseBadge />
    </svg>
  );
}

function Backdrop() {
  return (
    <g>
      <defs>
        <linearGradient id="hero-arch" x1="0" y1="0" x2="0.4" y2="1">
          <stop offset="0" stopColor="#f4701b" />
          <stop offset="1" stopColor="#dc2626" />
        </linearGradient>
        <pattern id="hero-dots" width="18" height="18" patternUnits="userSpaceOnUse">
          <circle cx="3" cy="3" r="2" fill="#fdcfac" />
        </pattern>
      </defs>
      <circle cx="286" cy="262" r="226" fill="#fff6ef" />
      <circle cx="286" cy="262" r="226" fill="none" stroke="#ffe8d6" strokeWidth="2" />
      <rect x="432" y="18" width="108" height="90" fill="url(#hero-dots)" />
      <rect x="18" y="378" width="90" height="90" fill="url(#hero-dots)" />
    </g>
  );
}

/** A talent's card: face, name and skills. */
function ProfileCard() {
  return (
    <g className={styles['card']}>
      <rect x="6" y="44" width="190" height="100" rx="18" fill="#fff" />
      <circle cx="42" cy="80" r="20" fill="#ffe8d6" />
      <circle cx="42" cy="75" r="7" fill="#c2410c" />
      <path d="M29 92c2-8 7-11 13-11s11 3 13 11a20 20 0 0 1-26 0Z" fill="#c2410c" />
      <rect x="74" y="66" width="92" height="9" rx="4.5" fill="#3b2a20" />
      <rect x="74" y="84" width="62" height="7" rx="3.5" fill="#e7e0da" />
      <rect x="24" y="112" width="46" height="16" rx="8" fill="#ffe8d6" />
      <rect x="76" y="112" width="58" height="16" rx="8" fill="#fdcfac" />
      <rect x="140" y="112" width="36" height="16" rx="8" fill="#ffe8d6" />
    </g>
  );
}

/** A company's card, with the check mark of a match. */
function CompanyCard() {
  return (
    <g className={styles['card']} transform="translate(0 24)">
      <rect x="350" y="372" width="196" height="92" rx="18" fill="#fff" />
      <rect x="370" y="392" width="52" height="52" rx="14" fill="#fff1e4" />
      <path d="M382 434v-28a3 3 0 0 1 3-3h14a3 3 0 0 1 3 3v28Zm20 0v-18h6a3 3 0 0 1 3 3v15Z" fill="#c2410c" />
      <path d="M387 409h4v4h-4Zm7 0h4v4h-4Zm-7 8h4v4h-4Zm7 0h4v4h-4Zm-7 8h4v4h-4Zm7 0h4v4h-4Z" fill="#fff" />
      <rect x="436" y="402" width="58" height="9" rx="4.5" fill="#3b2a20" />
      <rect x="436" y="420" width="44" height="7" rx="3.5" fill="#e7e0da" />
      <circle cx="518" cy="418" r="15" fill="#15703c" />
      <path
        d="m511 418 5 5 9-10"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}

function BriefcaseBadge() {
  return (
    <g className={styles['card']}>
      <circle cx="424" cy="150" r="31" fill="#fff" />
      <rect x="408" y="142" width="32" height="23" rx="5" fill="#f4701b" />
      <path d="M418 142v-4a3 3 0 0 1 3-3h6a3 3 0 0 1 3 3v4" fill="none" stroke="#9c340e" strokeWidth="3" />
      <path d="M408 151c10 5 22 5 32 0" fill="none" stroke="#9c340e" strokeWidth="2.5" />
    </g>
  );
}
