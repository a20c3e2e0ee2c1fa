import { Eucalyptus } from '../scenery/eucalyptus'
import { sceneColours as colours } from '../scenery/scene-colours'
import { VehicleImage } from '../vehicle-image'

/** The car with its driver on the road below the ridge. */
export function EnjoyRide() {
  return (
    <>
      <circle cx="252" cy="74" r="42" fill={colours.sunHalo} />
      <circle cx="252" cy="74" r="26" fill={colours.sun} />
      <path d="M16 124L66 84L104 108L156 66L208 108L258 84L304 112L344 94V200H16Z" fill={colours.ridgeFar} />
      <path d="M16 150C90 120 150 130 210 142S310 136 344 126V200H16Z" fill={colours.ridgeMid} />
      <Eucalyptus
        colours={colours}
        at={[
          [44, 186, 0.84],
          [76, 184, 0.6],
          [318, 186, 0.9],
        ]}
      />
      <path d="M16 180H344V194H16Z" fill={colours.verge} />
      <path d="M16 190H344V206C344 218 334 228 322 228H38C26 228 16 218 16 206Z" fill={colours.road} />
      <path d="M30 217H336" stroke={colours.roadMark} strokeWidth="4" strokeDasharray="34 22" />
      <g transform="translate(28 58) scale(.64)">
        <VehicleImage kind="driver" />
      </g>
    </>
  )
}
