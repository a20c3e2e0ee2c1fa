import { VehiclePicture } from '@/components/vehicles/vehicle-picture'

interface RowPictureProps {
  url: string
  name: string
  filename: string
}

/** A vehicle's name and file with its small picture, as the first cell of a row. */
export function RowPicture({ url, name, filename }: RowPictureProps) {
  return (
    <span className="flex min-w-0 items-center gap-3 md:min-w-56">
      <span className="block w-20 shrink-0 overflow-hidden rounded-md">
        <VehiclePicture url={url} name="" sizes="6rem" />
      </span>
      <span className="grid min-w-0">
        <span className="wrap-anywhere">{name}</span>
        <span className="text-sm font-normal wrap-anywhere text-ink-muted">{filename}</span>
      </span>
    </span>
  )
}
