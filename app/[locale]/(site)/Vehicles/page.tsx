import { getTranslations } from 'next-intl/server'
import { ClassCard } from '@/components/vehicles/class-card'
import { OneDayClassCard } from '@/components/vehicles/one-day-class-card'
import { PageHeading } from '@/components/ui/page-heading'
import { publicPage } from '@/lib/site/metadata'
import { cityClasses, countryClasses, type ClassCardFacts } from '@/lib/site/vehicle-classes'

export const generateMetadata = publicPage('/Vehicles', 'Vehicles', (t) => [t('title'), t('description')])

/** The overview of all classes with their printed prices (SPEC sections 2 and 9). */
export default async function Vehicles() {
  const t = await getTranslations('Vehicles')
  return (
    <div className="page-width grid gap-12 py-10 lg:py-14">
      <PageHeading title={t('title')} lead={t('lead')} />
      <ClassGroup title={t('cityTitle')} text={t('cityText')} cards={cityClasses} isFirst />
      <ClassGroup title={t('countryTitle')} text={t('countryText')} cards={countryClasses} />
      <OneDayClassCard />
    </div>
  )
}

interface ClassGroupProps {
  title: string
  text: string
  cards: readonly ClassCardFacts[]
  isFirst?: boolean
}

function ClassGroup({ title, text, cards, isFirst = false }: ClassGroupProps) {
  return (
    <section className="grid gap-5">
      <div className="grid gap-1">
        <h2 className="text-2xl text-ink">{title}</h2>
        <p className="text-ink-muted">{text}</p>
      </div>
      <ul className="grid gap-6 md:grid-cols-2">
        {cards.map((card) => (
          <ClassCard key={card.kind} card={card} isFirst={isFirst} />
        ))}
      </ul>
    </section>
  )
}
