import { sceneColours as colours } from '../scenery/scene-colours'

/** A filled-in form and a paper plane that leaves with it. */
export function SendRequest() {
  return (
    <>
      <rect x="58" y="34" width="160" height="184" rx="14" fill={colours.paper} />
      <path d="M58 74V48C58 40 64 34 72 34H204C212 34 218 40 218 48V74Z" fill={colours.brand} />
      <rect x="76" y="50" width="76" height="9" rx="4.500" fill={colours.paper} />
      <path
        d="M76 90H200V108H76ZM76 120H200V138H76ZM76 150H130V168H76ZM142 150H200V168H142Z"
        fill={colours.paperShade}
      />
      <path
        d="M84 99H150M84 129H128M84 159H112M150 159H180"
        stroke={colours.ink}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <rect x="76" y="182" width="124" height="22" rx="11" fill={colours.accent} />
      <path
        d="M196 178C214 206 250 200 252 170C253 152 234 152 236 168C239 190 274 176 288 140"
        fill="none"
        stroke={colours.inkSoft}
        strokeWidth="4"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      <path d="M330 46L246 92L272 106Z" fill={colours.paper} />
      <path d="M330 46L272 106L278 134L294 117Z" fill={colours.inkSoft} />
      <path d="M330 46L294 117L320 131Z" fill={colours.paper} />
      <path
        d="M330 46L246 92L272 106L278 134L294 117L320 131ZM272 106L330 46L294 117"
        fill="none"
        stroke={colours.ink}
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </>
  )
}
