import { sceneColours as colours } from '../scenery/scene-colours'

/** A month with one day marked. */
export function PickDate() {
  return (
    <>
      <rect x="92" y="40" width="176" height="172" rx="16" fill={colours.paper} />
      <path d="M92 86V56C92 47 99 40 108 40H252C261 40 268 47 268 56V86Z" fill={colours.brand} />
      <rect x="112" y="60" width="72" height="9" rx="4.5" fill={colours.paper} />
      <path d="M126 30V50M234 30V50" stroke={colours.trunk} strokeWidth="8" strokeLinecap="round" />
      <path
        d="M116 108H246M116 134H246M116 160H246M116 186H200"
        fill="none"
        stroke={colours.inkSoft}
        strokeWidth="14"
        strokeDasharray="14 14.8"
      />
      <circle cx="209" cy="147" r="27" fill={colours.accent} stroke={colours.paper} strokeWidth="5" />
      <path
        d="M197 147L206 156L222 138"
        fill="none"
        stroke={colours.ink}
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  )
}
