import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { questionFacts } from '@/lib/site/structured-data'
import { JsonLd } from './json-ld'

const keys = ['pay', 'driver', 'cancel', 'country', 'hold'] as const

/** Five questions with the answers of `/Terms`. */
export function Questions() {
  const t = useTranslations('Home')
  const questions = keys.map((key) => ({
    key,
    question: t(`question.${key}`),
    answer: t(`question.${key}Text`),
  }))
  return (
    <section aria-labelledby="questions" className="border-t border-line">
      <div className="page-width grid gap-4 py-10 md:py-14 lg:grid-cols-[1fr_2fr]">
        <h2 id="questions" className="text-2xl text-ink">
          {t('questionsTitle')}
        </h2>
        <div>
          {questions.map(({ key, question, answer }, at) => (
            <details key={key} open={at === 0} className="group border-b border-line">
              <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-2 font-semibold text-ink">
                {question}
                <Icon name="chevron-down" className="size-5 text-ink-muted group-open:rotate-180" />
              </summary>
              <p className="max-w-prose pb-4 text-ink-muted">{answer}</p>
            </details>
          ))}
        </div>
      </div>
      <JsonLd facts={questionFacts(questions)} />
    </section>
  )
}
