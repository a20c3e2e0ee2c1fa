import { Icon } from '@/components/ui/icon'

interface Question {
  key: string
  question: string
  answer: string
}

interface QuestionListProps {
  questions: readonly Question[]
  /** Whether the first answer is shown at once. */
  opensFirst?: boolean
  /** Whether an address may name a question by its key. */
  hasAnchors?: boolean
}

/** Questions that unfold to their answers, without a script too. */
export function QuestionList({ questions, opensFirst = false, hasAnchors = false }: QuestionListProps) {
  return (
    <div>
      {questions.map(({ key, question, answer }, at) => (
        <details
          key={key}
          id={hasAnchors ? key : undefined}
          open={opensFirst && at === 0}
          className="group border-b border-line"
        >
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-2 font-semibold text-ink">
            {question}
            <Icon name="chevron-down" className="size-5 text-ink-muted group-open:rotate-180" />
          </summary>
          <p className="max-w-prose pb-4 text-ink-muted">{answer}</p>
        </details>
      ))}
    </div>
  )
}
