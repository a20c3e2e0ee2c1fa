import { useTranslations } from 'next-intl'
import { JsonLd } from '@/components/site/json-ld'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/lib/core/i18n/navigation'
import { questionFacts } from '@/lib/site/structured-data'

const questions = ['cancel', 'city', 'soldOut'] as const

/** What people ask before they book; open to be read, without a press. */
export function TutorialQuestions() {
  const t = useTranslations('Tutorial')
  return (
    <section aria-labelledby="questions" className="grid gap-5">
      <h2 id="questions" className="text-2xl text-ink">
        {t('questionsTitle')}
      </h2>
      <JsonLd
        facts={questionFacts(
          questions.map((question) => ({
            question: t(`question.${question}`),
            answer: t(`question.${question}Text`),
          })),
        )}
      />
      <dl className="grid gap-6 md:grid-cols-3">
        {questions.map((question) => (
          <div key={question} className="grid content-start gap-2 border-s-4 border-brand ps-4">
            <dt className="font-semibold text-ink">{t(`question.${question}`)}</dt>
            <dd className="text-ink-muted">{t(`question.${question}Text`)}</dd>
          </div>
        ))}
      </dl>
      <Link
        href="/Terms"
        className="inline-flex min-h-11 w-fit items-center gap-2 font-semibold text-brand hover:underline"
      >
        {t('terms')} <Icon name="arrow-right" />
      </Link>
    </section>
  )
}
