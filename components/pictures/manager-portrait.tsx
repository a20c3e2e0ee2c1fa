import { useDrawingId } from './drawing-id'
import { driverColours as person } from './palette'
import { PictureFrame, type PictureProps } from './picture-frame'
import { sceneColours as colours } from './scenery/scene-colours'

/** What only the portrait needs; fixed, as the vehicles' colours are. */
const tone = {
  hairLit: '#3b2d26',
  cheek: '#8a5535',
  lip: '#8f4238',
  blazer: '#1f5a45',
  lapel: '#17463a',
  blouse: '#efe4cc',
  shawl: '#fdf9ee',
  shawlShade: '#e6dcc4',
  border: '#b9573c',
  gold: '#f0ae38',
  eyeWhite: '#f8efe2',
}

/** The manager, half length, with a netela over the shoulder, before the ridge in the light of the late day. */
export function ManagerPortrait({ title, className }: PictureProps) {
  const id = useDrawingId('portrait')
  return (
    <PictureFrame title={title} className={className} viewBox="0 0 320 400">
      <clipPath id={id}>
        <path d="M0 160C0 72 72 0 160 0S320 72 320 160V376C320 389 309 400 296 400H24C11 400 0 389 0 376Z" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path d="M0 0H320V400H0Z" fill={colours.skyHigh} />
        <circle cx="214" cy="132" r="104" fill={colours.sunHalo} />
        <circle cx="214" cy="132" r="70" fill={colours.sun} opacity=".55" />
        <path d="M0 232L52 190L102 220L160 176L226 216L276 188L320 212V400H0Z" fill={colours.ridgeFar} />
        <path d="M0 292C70 256 150 276 220 284S300 268 320 262V400H0Z" fill={colours.ridgeMid} />
        <path
          d="M92 176C78 108 110 62 160 62S242 108 228 176C242 210 240 244 212 258C204 262 194 256 190 246H130C126 256 116 262 108 258C80 244 78 210 92 176Z"
          fill={person.hair}
        />
        <path
          d="M136 196H184V246C190 262 200 268 212 272L160 330L108 272C120 268 130 262 136 246Z"
          fill={person.skin}
        />
        <path d="M136 204C144 222 176 222 184 204V232C172 246 148 246 136 232Z" fill={person.skinShade} />
        <path d="M26 400C28 330 62 288 118 268L160 328L202 268C258 288 292 330 294 400Z" fill={tone.blazer} />
        <path
          d="M126 268C132 292 146 314 160 328C174 314 188 292 194 268L202 272L166 352H154L118 272Z"
          fill={tone.blouse}
        />
        <path
          d="M112 270L100 296L116 304L110 314L158 372L160 338ZM208 270L220 296L204 304L210 314L162 372L160 338Z"
          fill={tone.lapel}
        />
        <circle cx="113" cy="160" r="9" fill={person.skinShade} />
        <circle cx="207" cy="160" r="9" fill={person.skinShade} />
        <path
          d="M114 148C114 106 132 86 160 86S206 106 206 148C206 188 186 218 160 218S114 188 114 148Z"
          fill={person.skin}
        />
        <path
          d="M108 158C100 102 124 72 160 72S220 102 212 158C208 130 198 112 160 104C122 112 112 130 108 158Z"
          fill={person.hair}
        />
        <path
          d="M160 74V103M144 77C141 86 138 96 136 109M176 77C179 86 182 96 184 109M129 86C124 96 121 108 119 122M191 86C196 96 199 108 201 122"
          fill="none"
          stroke={tone.hairLit}
          strokeWidth="2.5"
          strokeLinecap="round"
        />
        <ellipse cx="130" cy="178" rx="9" ry="6" fill={tone.cheek} />
        <ellipse cx="190" cy="178" rx="9" ry="6" fill={tone.cheek} />
        <path
          d="M128 141C134 135 144 135 150 140M170 140C176 135 186 135 192 141"
          fill="none"
          stroke={person.hair}
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path
          d="M129 155C134 148 146 148 151 155C146 160 134 160 129 155ZM169 155C174 148 186 148 191 155C186 160 174 160 169 155Z"
          fill={tone.eyeWhite}
        />
        <path
          d="M129 155C134 147 146 147 151 155M169 155C174 147 186 147 191 155"
          fill="none"
          stroke={person.hair}
          strokeWidth="3"
          strokeLinecap="round"
        />
        <circle cx="140" cy="154" r="4.5" fill={person.hair} />
        <circle cx="180" cy="154" r="4.5" fill={person.hair} />
        <path
          d="M161 150C160 164 152 172 155 177C158 181 164 181 167 177"
          fill="none"
          stroke={person.skinShade}
          strokeWidth="3.5"
          strokeLinecap="round"
        />
        <path
          d="M143 192C150 189 156 190 160 191C164 190 170 189 177 192C171 204 149 204 143 192Z"
          fill={tone.lip}
        />
        <path d="M146 193C154 196 166 196 174 193C168 199 152 199 146 193Z" fill={tone.eyeWhite} />
        <circle cx="112" cy="176" r="6" fill={tone.gold} />
        <circle cx="208" cy="176" r="6" fill={tone.gold} />
        <path d="M226 280C262 294 288 322 296 400H30C80 344 160 302 226 280Z" fill={tone.shawl} />
        <path
          d="M226 280C190 312 160 346 146 400H112C124 344 170 304 226 280ZM226 280C206 312 196 350 194 400H182C184 346 200 306 226 280Z"
          fill={tone.shawlShade}
        />
        <path
          d="M232 283C238 320 238 356 228 400M244 288C252 324 252 360 244 400"
          fill="none"
          stroke={tone.border}
          strokeWidth="5"
        />
        <path
          d="M238 285C245 322 245 358 236 400"
          fill="none"
          stroke={tone.gold}
          strokeWidth="4"
          strokeDasharray="6 4"
        />
      </g>
    </PictureFrame>
  )
}
