import { getTranslations } from 'next-intl/server'
import { ClassCard } from '@/components/vehicles/class-card'
import { OneDayClassCard } from '@/components/vehicles/one-day-class-card'
import { PageHeading } from '@/components/ui/page-heading'
import { visitor } from '@/lib/auth/permissions'
import { publicPage } from '@/lib/site/metadata'
import { cityClasses, countryClasses, type ClassCardFacts } from '@/lib/site/vehicle-classes'
import { type FromPrices, listFromPrices } from '@/lib/vehicles/prices/queries'

export const generateMetadata = publicPage('/Vehicles', 'Vehicles', (t) => [t('title'), t('description')])

/** The overview of all classes with their prices and the printed ones (SPEC sections 2 and 9). */
export default async function Vehicles() {
  const t = await getTranslations('Vehicles')
  const prices = await listFromPrices(visitor)
  return (
    <div className="page-width grid gap-12 py-10 lg:py-14">
      <PageHeading title={t('title')} lead={t('lead')} />
      <ClassGroup title={t('cityTitle')} text={t('cityText')} cards={cityClasses} prices={prices} isFirst />
      <ClassGroup title={t('countryTitle')} text={t('countryText')} cards={countryClasses} prices={prices} />
      <OneDayClassCard />
    </div>
  )
}

interface ClassGroupProps {
  title: string
  text: string
  cards: readonly ClassCardFacts[]
  prices: FromPrices
  isFirst?: boolean
}

function ClassGroup({ title, text, cards, prices, isFirst = false }: ClassGroupProps) {
  return (
    <section className="grid gap-5">
      <div className="grid gap-1">
        <h2 className="text-2xl text-ink">{title}</h2>
        <p className="text-ink-muted">{text}</p>
      </div>
      <ul className="grid gap-6 md:grid-cols-2">
        {cards.map((card) => (
          <ClassCard key={card.kind} card={card} price={prices[card.kind]} isFirst={isFirst} />
        ))}
      </ul>
    </section>
  )
}
