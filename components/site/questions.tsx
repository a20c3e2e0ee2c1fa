import { useTranslations } from 'next-intl'
import { questionFacts } from '@/lib/site/structured-data'
import { JsonLd } from './json-ld'
import { QuestionList } from './question-list'

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
      <div className="page-width grid grid-cols-1 gap-4 py-10 md:py-14 lg:grid-cols-[1fr_2fr]">
        <h2 id="questions" className="text-2xl text-ink">
          {t('questionsTitle')}
        </h2>
        <QuestionList questions={questions} opensFirst />
      </div>
      <JsonLd facts={questionFacts(questions)} />
    </section>
  )
}
