import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { z } from 'zod'
import { can, type Role } from '@/lib/auth/permissions'
import { addressIn } from '@/lib/core/i18n/routing'
import type { RoutePath } from '@/lib/routes/routes'
import { privateMetadata } from '@/lib/site/metadata'
import type { FleetArea, VehicleKind } from '@/lib/vehicles/rules'

type Title = `${VehicleKind}.${'title' | 'list' | 'post' | 'edit'}` | 'views' | 'deleteTitle'

/** The head of a page of the fleet, by the text of its title. */
export const fleetMetadata = (title: Title) => async (): Promise<Metadata> =>
  privateMetadata((await getTranslations('Fleet'))(title))

/** `?id=` of a record; what is no id is empty, which no record has. */
export const recordQuery = z.object({ id: z.uuid().catch('') })

/** Whose screens lead on from those that both roles of staff share (SPEC section 2, Vehicle management). */
export const areaOf = (role: Role): FleetArea => (can(role, 'office:admin') ? 'admin' : 'staff')

/** The address of a page in the language of the page that is shown. */
export async function localHref(path: RoutePath): Promise<string> {
  return addressIn(await getLocale(), path)
}
