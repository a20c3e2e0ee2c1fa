import { PictureFrame, type PictureProps } from '../picture-frame'
import { sceneColours as colours } from '../scenery/scene-colours'
import { VehicleImage } from '../vehicle-image'

/** A car handed over: its key hangs large in the light above it. */
export function RentalPicture(frame: PictureProps) {
  return (
    <PictureFrame {...frame} viewBox="0 0 480 288">
      <path d="M0 0H480V288H0Z" fill={colours.skyLow} />
      <circle cx="240" cy="104" r="96" fill={colours.sunHalo} />
      <path d="M0 164L74 124L150 156L236 100L320 150L400 118L480 154V288H0Z" fill={colours.ridgeFar} />
      <path d="M0 206C110 176 250 192 340 196S440 186 480 180V288H0Z" fill={colours.ridgeMid} />
      <path d="M0 236H480V256H0Z" fill={colours.verge} />
      <path d="M0 248H480V288H0Z" fill={colours.road} />
      <g transform="translate(16 64) scale(.93)">
        <VehicleImage kind="midsuv" />
      </g>
      <g transform="translate(356 24)">
        <path d="M24 0V14" stroke={colours.trunk} strokeWidth="6" strokeLinecap="round" />
        <circle cx="24" cy="30" r="17" fill="none" stroke={colours.accent} strokeWidth="8" />
        <path
          d="M24 46V96M24 74H40M24 90H36"
          fill="none"
          stroke={colours.accent}
          strokeWidth="8"
          strokeLinecap="round"
        />
        <path d="M46 40L82 52L72 84L36 72Z" fill={colours.brand} />
        <circle cx="48" cy="48" r="4" fill={colours.paper} />
        <path d="M52 62L70 68" stroke={colours.paper} strokeWidth="4" strokeLinecap="round" />
      </g>
    </PictureFrame>
  )
}
