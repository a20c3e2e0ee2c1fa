import { PictureFrame, type PictureProps } from '../picture-frame'
import { sceneColours as colours } from '../scenery/scene-colours'

/** A folded map on a table: the route from the city through the hills to a lake, and a cup of coffee beside it. */
export function ConsultingPicture(frame: PictureProps) {
  return (
    <PictureFrame {...frame} viewBox="0 0 480 288">
      <path d="M0 0H480V288H0Z" fill={colours.panel} />
      <path d="M0 236H480V288H0Z" fill={colours.verge} />
      <path d="M52 60L160 40L268 62L376 42V232L268 252L160 230L52 250Z" fill={colours.paper} />
      <path d="M160 40L268 62V252L160 230Z" fill={colours.paperShade} />
      <path d="M52 176C90 152 128 176 160 160V230L52 250Z" fill={colours.ridgeFar} />
      <path d="M268 62L376 42V116C340 108 300 128 268 110Z" fill={colours.ridgeFar} />
      <path
        d="M172 196C196 176 232 186 244 204C256 222 236 238 210 236C180 232 160 214 172 196Z"
        fill="#6d9cbf"
      />
      <path d="M276 74L296 58L310 70L330 52L352 68L364 60V92L276 100Z" fill={colours.ridgeMid} />
      <path
        d="M88 216C108 160 92 116 140 104C190 92 196 152 240 146C292 138 276 108 328 104"
        fill="none"
        stroke={colours.brand}
        strokeWidth="6"
        strokeDasharray="14 10"
        strokeLinecap="round"
      />
      <path
        d="M88 218C72 200 68 190 68 182A20 20 0 0 1 108 182C108 190 104 200 88 218Z"
        fill={colours.brand}
      />
      <circle cx="88" cy="182" r="8" fill={colours.paper} />
      <path
        d="M328 106C312 86 306 76 306 66A22 22 0 0 1 350 66C350 76 344 86 328 106Z"
        fill={colours.accent}
      />
      <circle cx="328" cy="66" r="9" fill={colours.paper} />
      <ellipse cx="424" cy="244" rx="46" ry="12" fill={colours.inkSoft} />
      <path d="M392 196H456V216C456 236 444 244 424 244S392 236 392 216Z" fill={colours.paper} />
      <path d="M392 212H456V220H392Z" fill={colours.brand} />
      <ellipse cx="424" cy="196" rx="32" ry="8" fill="#4a2c1c" />
      <path
        d="M416 180C408 170 424 164 416 152M432 180C424 170 440 164 432 152"
        fill="none"
        stroke={colours.inkSoft}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </PictureFrame>
  )
}
