import { sceneColours as colours } from '../scenery/scene-colours'
import { VehicleImage } from '../vehicle-image'

/** A list of vehicles on a phone; a hand taps the one that is wanted. */
export function ChooseRide() {
  return (
    <>
      <rect x="98" y="18" width="164" height="204" rx="18" fill={colours.ink} />
      <rect x="106" y="28" width="148" height="184" rx="10" fill={colours.paper} />
      <rect x="116" y="40" width="128" height="84" rx="8" fill={colours.paperShade} />
      <g transform="translate(116 50) scale(.267)">
        <VehicleImage kind="midsuv" />
      </g>
      <rect x="116" y="132" width="66" height="8" rx="4" fill={colours.ink} />
      <rect x="116" y="146" width="44" height="8" rx="4" fill={colours.inkSoft} />
      <rect x="116" y="166" width="128" height="36" rx="8" fill={colours.paperShade} />
      <g transform="translate(120 156) scale(.2)">
        <VehicleImage kind="minivan" />
      </g>
      <rect x="218" y="184" width="18" height="7" rx="3.500" fill={colours.inkSoft} />
      <rect x="194" y="132" width="50" height="24" rx="12" fill={colours.accent} />
      <g transform="translate(219 146) scale(.8)">
        <circle r="20" fill="none" stroke={colours.accent} strokeWidth="4" opacity=".55" />
        <path
          d="M-3 -2C-5 -8 4 -11 6 -5L14 18L16 13C17 9 23 9 24 13C26 9 32 10 32 15C35 12 40 14 40 19L44 38C47 52 40 66 28 70L14 74C4 72 -4 62 -10 52L-16 42C-18 37 -12 34 -8 38L5 48Z"
          fill="#7b4a2d"
          stroke={colours.paper}
          strokeWidth="3"
          strokeLinejoin="round"
        />
        <path d="M10 78L40 68L48 90L18 100Z" fill={colours.brand} />
      </g>
    </>
  )
}
