import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { guard } from '@/lib/auth/guard'
import { privateMetadata } from '@/lib/site/metadata'
import { CarList } from '../_fleet/car-list'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Fleet')
  return privateMetadata(t('carList'))
}

/** The cars that are posted. */
export default async function Get({ searchParams }: PageProps<'/[locale]/Get'>) {
  const actor = await guard('/Get')
  return <CarList actor={actor} path="/Get" searchParams={searchParams} />
}
