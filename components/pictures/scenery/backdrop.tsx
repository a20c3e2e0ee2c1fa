import { Eucalyptus } from './eucalyptus'
import type { SceneColours } from './scene-colours'
import { sceneLights, type SceneLight } from './scene-lights'
import { Skyline } from './skyline'

type PlaceProps = { colours: SceneColours }

function City({ colours }: PlaceProps) {
  return (
    <>
      <path d="M0 120L50 100L110 112L190 84L262 104L340 78L410 102L480 88V200H0Z" fill={colours.ridgeFar} />
      <g transform="translate(0 192)">
        <Skyline colours={colours} />
      </g>
      <path
        d="M0 192V182C24 172 52 176 70 184C96 172 130 176 150 186H330C350 174 384 174 404 184C430 174 460 174 480 180V194Z"
        fill={colours.tree}
      />
    </>
  )
}

function Ridge({ colours }: PlaceProps) {
  return (
    <>
      <circle cx="356" cy="84" r="46" fill={colours.sunHalo} />
      <circle cx="356" cy="84" r="27" fill={colours.sun} />
      <path
        d="M0 106L44 84L96 100L168 60L226 86L300 64L372 98L426 80L480 96V200H0Z"
        fill={colours.ridgeFar}
      />
      <path
        d="M0 140C60 118 110 116 170 132C230 146 280 112 340 116C400 120 440 138 480 132V200H0Z"
        fill={colours.ridgeMid}
      />
      <Eucalyptus
        colours={colours}
        at={[
          [52, 152, 0.5],
          [78, 150, 0.62],
          [404, 156, 0.6],
          [430, 154, 0.48],
        ]}
      />
      <path d="M0 164C80 146 150 156 240 164C330 172 400 152 480 158V200H0Z" fill={colours.ridgeNear} />
      <Eucalyptus
        colours={colours}
        at={[
          [18, 194, 1.1],
          [452, 194, 1.2],
        ]}
      />
    </>
  )
}

function Street({ colours }: PlaceProps) {
  return (
    <>
      <path d="M0 96L70 74L150 92L250 60L330 84L400 66L480 84V200H0Z" fill={colours.ridgeFar} />
      <path d="M0 194V92H96V78H186V194ZM298 194V70H392V98H480V194Z" fill={colours.buildingFar} />
      <path d="M186 194V112H298V194Z" fill={colours.buildingNear} />
      <path
        d="M14 108H84M14 126H84M108 94H176M108 114H176M312 86H380M312 106H380M406 114H470M200 128H288"
        stroke={colours.window}
        strokeWidth="9"
        strokeDasharray="12 8"
        fill="none"
      />
      <path
        d="M8 194V158H88V194ZM106 194V150H178V194ZM200 194V154H286V194ZM310 194V146H384V194ZM402 194V154H472V194Z"
        fill={colours.window}
        opacity=".7"
      />
      <path d="M2 160L10 144H86L94 160ZM304 152L312 136H382L390 152Z" fill={colours.tree} />
      <path d="M100 152L108 136H176L184 152ZM396 160L404 144H470L478 160Z" fill={colours.sun} />
      <Eucalyptus
        colours={colours}
        at={[
          [192, 196, 0.9],
          [294, 196, 1],
        ]}
      />
    </>
  )
}

function Airport({ colours }: PlaceProps) {
  return (
    <>
      <path d="M0 118L70 92L150 108L230 80L320 104L400 84L480 104V200H0Z" fill={colours.ridgeFar} />
      <path d="M0 148C120 128 240 138 330 134C400 130 440 140 480 136V200H0Z" fill={colours.ridgeMid} />
      <path d="M404 194V92H396L390 66H438L432 92H424V194Z" fill={colours.buildingNear} />
      <path d="M395 72H433L430 84H398Z" fill={colours.window} />
      <path d="M20 194V142C110 108 260 108 366 142V194Z" fill={colours.buildingFar} />
      <path d="M6 146C110 104 270 104 380 146V138C270 94 110 94 6 138Z" fill={colours.buildingNear} />
      <path
        d="M40 160H350M40 178H350"
        stroke={colours.window}
        strokeWidth="13"
        strokeDasharray="22 5"
        fill="none"
      />
      <Eucalyptus colours={colours} at={[[458, 196, 0.8]]} />
    </>
  )
}

const places = { city: City, ridge: Ridge, street: Street, airport: Airport }
export type BackdropPlace = keyof typeof places

/** Where a vehicle was photographed: fills the vehicles' frame of 480 by 270, with a road for it to stand on. */
export function Backdrop({ place, light }: { place: BackdropPlace; light: SceneLight }) {
  const Place = places[place]
  const colours = sceneLights[light]
  return (
    <>
      <path d="M0 0H480V270H0Z" fill={colours.skyLow} />
      <path d="M0 0H480V52C400 66 320 44 240 54S80 70 0 56Z" fill={colours.skyHigh} />
      <Place colours={colours} />
      <path d="M0 192H480V202H0Z" fill={colours.verge} />
      <path d="M0 200H480V270H0Z" fill={colours.road} />
      <path d="M0 200H480V203H0Z" fill={colours.roadEdge} />
      <path
        d="M10 246H90L84 252H2ZM150 246H230L226 252H144ZM290 246H370L368 252H286ZM430 246H480V252H428Z"
        fill={colours.roadMark}
        opacity=".75"
      />
    </>
  )
}
