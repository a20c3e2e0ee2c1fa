import { getLocale, getTranslations } from 'next-intl/server'
import type { Column } from '@/components/ui/table'
import { formatBirr, formatNumber, formatTypedPrice } from '@/lib/core/i18n/format'
import type { VehicleKind } from '@/lib/vehicles/rules'
import type { StaffVehicleOf } from '@/lib/vehicles/view'

/** What staff see of a vehicle of each kind besides its name and picture: in lists as columns, on its page as facts. */
export async function vehicleColumns<Kind extends VehicleKind>(
  kind: Kind,
): Promise<Column<StaffVehicleOf[Kind]>[]> {
  const locale = await getLocale()
  const t = await getTranslations('Fleet.column')
  const classes = await getTranslations('VehicleClass')
  const quotes = await getTranslations('Quote')
  const count = {
    key: 'quantity',
    header: t('quantity'),
    align: 'end',
    cell: ({ quantity }: { quantity: number }) => formatNumber(quantity),
  } as const
  const columns: { [Each in VehicleKind]: Column<StaffVehicleOf[Each]>[] } = {
    car: [
      { key: 'category', header: t('category'), cell: ({ category }) => classes(category) },
      { key: 'price', header: t('price'), cell: ({ price }) => formatTypedPrice(price, locale) },
      {
        key: 'dayPrice',
        header: quotes('rent', { from: '1' }),
        align: 'end',
        cell: ({ dayPrice }) => (dayPrice === null ? '–' : formatBirr(dayPrice, locale)),
      },
      count,
    ],
    one_day: [
      { key: 'model', header: t('model'), cell: ({ model }) => model },
      {
        key: 'features',
        header: t('features'),
        cell: ({ item, itemLocale }) => <span lang={itemLocale ?? undefined}>{item}</span>,
      },
      { key: 'price', header: t('price'), align: 'end', cell: ({ price }) => formatBirr(price, locale) },
      count,
    ],
  }
  return columns[kind]
}
