import { Icon, type IconName } from '@/components/ui/icon'

interface PointsSectionProps {
  title: string
  points: readonly { icon: IconName; title: string; text: string }[]
}

/** Good reasons side by side, each a drawn sign, a few words and a sentence. */
export function PointsSection({ title, points }: PointsSectionProps) {
  return (
    <section className="bg-surface">
      <div className="page-width grid gap-8 py-12 lg:py-16">
        <h2 className="text-2xl text-ink sm:text-3xl">{title}</h2>
        <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {points.map((point) => (
            <li key={point.title} className="grid content-start gap-3">
              <span className="grid size-13 place-items-center rounded-full bg-brand-soft text-brand">
                <Icon name={point.icon} className="size-7" />
              </span>
              <h3 className="text-lg text-ink">{point.title}</h3>
              <p className="text-ink-muted">{point.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
