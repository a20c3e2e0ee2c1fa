import { useLocale } from 'next-intl'
import { JsonLd } from '@/components/site/json-ld'
import { WayHere } from '@/components/site/way-here'
import { listPaths, vehiclePaths } from '@/components/vehicles/vehicle-href'
import { hrefOf } from '@/lib/routes/routes'
import { vehicleFacts } from '@/lib/site/structured-data'
import { isSoldOut } from '@/lib/vehicles/rules'
import type { TripVehicle } from '@/lib/vehicles/trip-vehicle'

interface VehicleJsonLdProps {
  vehicle: TripVehicle
  /** What the list is called that leads to it. */
  listName: string
}

/** Tells search engines what a vehicle costs, whether it is free, and where its page stands (CONTRACT section 4). */
export function VehicleJsonLd({ vehicle, listName }: VehicleJsonLdProps) {
  const { id, kind, name, features, url, perDay, available } = vehicle
  const href = hrefOf(vehiclePaths[kind], { id })
  return (
    <>
      <JsonLd
        facts={vehicleFacts(useLocale(), {
          name,
          description: features.text,
          picture: url,
          href,
          price: perDay ?? 0,
          isSoldOut: isSoldOut(available),
        })}
      />
      <WayHere
        pages={[
          { name: listName, href: listPaths[kind] },
          { name, href },
        ]}
      />
    </>
  )
}
