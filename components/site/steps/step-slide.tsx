import { Drawing, type DrawingName } from '@/components/ui/drawing'

interface StepSlideProps {
  roleDescription: string
  /** Which of how many, in words. */
  position: string
  title: string
  text: string
  drawing: DrawingName
  /** The step that is shown first. */
  isFirst: boolean
}

/** One step of the carousel: its picture and what it says. */
export function StepSlide({ roleDescription, position, title, text, drawing, isFirst }: StepSlideProps) {
  return (
    <li className="min-w-0 shrink-0 grow-0 basis-full">
      <div
        role="group"
        aria-roledescription={roleDescription}
        aria-label={position}
        className="grid h-full items-center overflow-hidden rounded-lg border border-line bg-raised md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
      >
        <div className="h-full bg-(--picture-panel)">
          <Drawing
            name={drawing}
            alt={title}
            isFirst={isFirst}
            className="h-auto w-full px-[4.4444%] py-[3.3333%]"
          />
        </div>
        <div className="grid gap-3 p-5 sm:p-8">
          <p className="font-semibold text-brand figures">{position}</p>
          <h2 className="text-2xl text-ink">{title}</h2>
          <p className="text-lg text-ink-muted">{text}</p>
        </div>
      </div>
    </li>
  )
}
