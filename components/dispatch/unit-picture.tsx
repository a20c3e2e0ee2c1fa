import { Icon } from '@/components/ui/icon'
import { VehiclePicture } from '@/components/vehicles/vehicle-picture'

/** A small picture of a unit in a list, or a sign for a car; its plate is written beside it. */
export function UnitPicture({ url }: { url: string | null }) {
  if (url)
    return <VehiclePicture url={url} name="" sizes="4rem" className="w-16! shrink-0 rounded-sm lg:w-10!" />
  return (
    <span className="grid aspect-video w-16 shrink-0 place-items-center rounded-sm bg-sunken text-ink-muted lg:w-10">
      <Icon name="car" />
    </span>
  )
}
