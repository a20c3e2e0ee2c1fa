import type { SceneColours } from './scene-colours'

/** Addis Ababa from the south, 480 wide, standing on y = 0: towers of the bank and the Union, a church dome. */
export function Skyline({ colours }: { colours: SceneColours }) {
  return (
    <>
      <path
        d="M0 0V-36H22V-58H48V-30H62V-74H88V-46H98V-88H122V-52H140V-110H150V-118H166V-110H176V-40H194V-84H214V-60H262V-98H288V-48H330V-70H352V-54H372V-92H396V-44H420V-66H446V-34H480V0Z"
        fill={colours.buildingFar}
      />
      <path
        d="M6 0V-26H34V0ZM48 0V-44H58V-50H74V-44H84V0ZM104 0V-62H136V0ZM150 0V-34H182V0ZM200 0V-132C200 -146 210 -156 224 -160C234 -154 238 -146 238 -134V0ZM250 0V-40H276V0ZM288 0V-82H306V-22C314 -40 350 -40 358 0ZM370 0V-28H380C380 -48 404 -48 404 -28H414V0ZM391 -46V-56H393V-46ZM428 0V-46H456V0Z"
        fill={colours.buildingNear}
      />
      <path
        d="M54 -36H80M54 -26H80M54 -16H80M109 -53H132M109 -43H132M109 -33H132M109 -23H132M207 -132H233M207 -118H233M207 -104H233M207 -90H233M207 -76H233M207 -62H233M207 -48H233M207 -34H233M293 -72H303M293 -60H303M293 -48H303M293 -36H303M433 -37H452M433 -27H452M433 -17H452M12 -17H30"
        fill="none"
        stroke={colours.window}
        strokeWidth="4"
        strokeDasharray="4 3.4"
      />
    </>
  )
}
