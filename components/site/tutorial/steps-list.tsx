import { Drawing, type DrawingName } from '@/components/ui/drawing'
import { classNames } from '@/lib/core/class-names'

export interface TutorialStep {
  drawing: DrawingName
  title: string
  text: string
}

/** Numbered steps, each below its picture; on a wide screen all of them stand in one row. */
export function StepsList({ steps }: { steps: readonly TutorialStep[] }) {
  return (
    <ol
      className={classNames(
        'grid gap-6 sm:grid-cols-2',
        steps.length === 5 ? 'md:grid-cols-3 xl:grid-cols-5' : 'xl:grid-cols-4',
      )}
    >
      {steps.map(({ drawing, title, text }, index) => (
        <li
          key={title}
          className="grid content-start overflow-hidden rounded-lg border border-line bg-raised shadow-low"
        >
          <Drawing name={drawing} className="h-auto w-full bg-(--picture-panel) px-[4.4444%] py-[3.3333%]" />
          <div className="grid gap-2 p-4">
            <h3 className="flex items-center gap-3 text-lg text-ink">
              <span
                aria-hidden="true"
                className="grid size-9 shrink-0 place-items-center rounded-full bg-brand text-base text-brand-ink figures"
              >
                {index + 1}
              </span>
              {title}
            </h3>
            <p className="text-ink-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
