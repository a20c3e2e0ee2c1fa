import { sceneColours as colours } from '../scenery/scene-colours'

/** From the bank to a receipt with its number: what the customer sends in. */
export function TransferMoney() {
  return (
    <>
      <path d="M48 108L112 66L176 108V118H48Z" fill={colours.brand} />
      <circle cx="112" cy="96" r="9" fill={colours.accent} />
      <path d="M60 124H80V178H60ZM102 124H122V178H102ZM144 124H164V178H144Z" fill={colours.paper} />
      <path d="M54 178H170V188H54ZM44 188H180V202H44Z" fill={colours.brand} />
      <path
        d="M184 92C198 76 208 74 224 78"
        fill="none"
        stroke={colours.inkSoft}
        strokeWidth="5"
        strokeDasharray="2 10"
        strokeLinecap="round"
      />
      <path
        d="M222 44H316V204L304 196L292 204L280 196L269 204L258 196L246 204L234 196L222 204Z"
        fill={colours.paper}
      />
      <path
        d="M238 66H284M238 84H300M238 102H272"
        stroke={colours.inkSoft}
        strokeWidth="7"
        strokeLinecap="round"
      />
      <rect x="236" y="116" width="66" height="20" rx="6" fill={colours.paperShade} />
      <path d="M244 126H292" stroke={colours.ink} strokeWidth="6" strokeDasharray="9 5" />
      <circle cx="300" cy="172" r="25" fill={colours.accent} stroke={colours.panel} strokeWidth="5" />
      <path
        d="M289 172L297 180L312 163"
        fill="none"
        stroke={colours.ink}
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  )
}
