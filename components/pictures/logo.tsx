type LogoProps = { wordmark?: string; className?: string; markClassName?: string; wordmarkClassName?: string }

/**
 * The company's mark, Entoto ridge with the sun and the road down from it, and beside it the name as text
 * (from the settings, so no letters are drawn). The mark is decoration: without a `wordmark` the link or
 * heading around it needs its own name.
 */
export function Logo({ wordmark, className, markClassName, wordmarkClassName }: LogoProps) {
  return (
    <span className={className}>
      <svg
        xmlns="http://www.w3.org/2000/svg"
        viewBox="0 0 64 64"
        width="36"
        height="36"
        aria-hidden="true"
        focusable="false"
        className={markClassName}
      >
        <rect width="64" height="64" rx="14" fill="#1f5a45" />
        <circle cx="32" cy="27" r="12" fill="#f0ae38" />
        <path
          d="M0 40L15 22L24 33L32 39L49 19L64 37V50C64 57.7 57.7 64 50 64H14C6.3 64 0 57.7 0 50Z"
          fill="#6fa58c"
        />
        <path
          d="M0 46C16 40 26 44 34 45C46 46.5 56 45 64 42V50C64 57.7 57.7 64 50 64H14C6.3 64 0 57.7 0 50Z"
          fill="#123c2d"
        />
        <path
          d="M14 64C16 56 38 56 40 51C41 48 35 47 33 44.5L37 44.8C40 47 48 48 47 52C46 57 36 58 37 64Z"
          fill="#f6efdf"
        />
      </svg>
      {wordmark ? <span className={wordmarkClassName}>{wordmark}</span> : null}
    </span>
  )
}
