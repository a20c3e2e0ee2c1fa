import { sceneColours as colours } from '../scenery/scene-colours'

/** A phone that rings, and what is agreed on it: the car, the price, the place. */
export function CallBack() {
  return (
    <>
      <path
        d="M86 92C66 112 66 148 86 168M64 74C32 106 32 154 64 186"
        fill="none"
        stroke={colours.inkSoft}
        strokeWidth="7"
        strokeLinecap="round"
      />
      <rect x="108" y="30" width="100" height="184" rx="18" fill={colours.ink} />
      <rect x="115" y="40" width="86" height="164" rx="10" fill={colours.paper} />
      <circle cx="158" cy="88" r="24" fill={colours.ridgeFar} />
      <circle cx="158" cy="81" r="9" fill={colours.brand} />
      <path
        d="M142 104C142 94 150 91 158 91S174 94 174 104C170 109 164 112 158 112S146 109 142 104Z"
        fill={colours.brand}
      />
      <path d="M138 128H178M146 142H170" stroke={colours.inkSoft} strokeWidth="6" strokeLinecap="round" />
      <circle cx="158" cy="176" r="19" fill={colours.accent} />
      <path
        d="M151 169L155 174L152.5 176.5A14 14 0 0 0 158.5 182.5L161 180L166 183.5C165 187 162 188 159 187C153 185 149 180 147.5 174.5C147 172 148.5 169.5 151 169Z"
        fill={colours.ink}
      />
      <path
        d="M230 58H322C328 58 332 62 332 68V100C332 106 328 110 322 110H252L236 124V110H230C224 110 220 106 220 100V68C220 62 224 58 230 58Z"
        fill={colours.paper}
      />
      <path d="M236 76H314M236 92H290" stroke={colours.inkSoft} strokeWidth="7" strokeLinecap="round" />
      <path
        d="M238 140H322C328 140 332 144 332 150V182C332 188 328 192 322 192H318V206L302 192H238C232 192 228 188 228 182V150C228 144 232 140 238 140Z"
        fill={colours.brand}
      />
      <path
        d="M260 166L274 179L302 154"
        fill="none"
        stroke={colours.paper}
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  )
}
