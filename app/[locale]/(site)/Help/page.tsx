import { getTranslations } from 'next-intl/server'
import { ContactLinks } from '@/components/site/contact-links'
import { JsonLd } from '@/components/site/json-ld'
import { QuestionList } from '@/components/site/question-list'
import { buttonClassName } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { PageHeading } from '@/components/ui/page-heading'
import { company } from '@/lib/core/company'
import { Link } from '@/lib/core/i18n/navigation'
import { publicPage } from '@/lib/site/metadata'
import { questionFacts } from '@/lib/site/structured-data'

/** What people ask, by part of `/Help`; the keys are the anchors of the page and name the messages of `Help.question`. */
const helpParts = [
  { part: 'booking', keys: ['reserve', 'without', 'price'] },
  { part: 'paying', keys: ['pay', 'deadline', 'confirmed'] },
  { part: 'changing', keys: ['change', 'cancel', 'refund'] },
  { part: 'travelling', keys: ['driver', 'rider', 'papers', 'airport', 'country'] },
] as const

export const generateMetadata = publicPage('/Help', 'Help', (t) => [
  t('title'),
  t('description', { company: company().name }),
])

/** Short answers to what people ask, and every way to ask us; nothing here promises more than `/Terms`. */
export default async function Help() {
  const t = await getTranslations('Help')
  const parts = helpParts.map(({ part, keys }) => ({
    part,
    title: t(`part.${part}`),
    questions: keys.map((key) => ({
      key,
      question: t(`question.${key}`),
      answer: t(`question.${key}Text`),
    })),
  }))
  return (
    <div className="page-width grid gap-8 py-8 lg:py-12">
      <PageHeading title={t('title')} lead={t('lead')} />
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
        {/* First as it is seen on phones: a page that is shown while it comes in must not grow above what is read. */}
        <Card
          as="section"
          aria-labelledby="ask"
          className="grid gap-3 lg:sticky lg:top-24 lg:col-start-2 lg:row-start-1"
        >
          <h2 id="ask" className="text-xl text-ink">
            {t('reachTitle')}
          </h2>
          <p className="text-ink-muted">{t('reachText')}</p>
          <ContactLinks contact={company()} />
        </Card>
        <div className="grid max-w-3xl grid-cols-1 gap-8 lg:col-start-1 lg:row-start-1">
          {parts.map(({ part, title, questions }) => (
            <section key={part} aria-labelledby={part} className="grid gap-1">
              <h2 id={part} className="text-xl text-ink">
                {title}
              </h2>
              <QuestionList questions={questions} hasAnchors />
            </section>
          ))}
          <div className="flex flex-wrap gap-3">
            <Link href="/Terms" className={buttonClassName({ variant: 'secondary' })}>
              {t('terms')}
            </Link>
            <Link href="/EasyBookingSteps" className={buttonClassName({ variant: 'secondary' })}>
              {t('steps')}
            </Link>
          </div>
        </div>
      </div>
      <JsonLd facts={questionFacts(parts.flatMap(({ questions }) => questions))} />
    </div>
  )
}
