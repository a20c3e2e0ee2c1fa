import { getTranslations } from 'next-intl/server'
import { CookieTable, KeptTable, RulesSection, LegalPage } from '@/components/site/legal'
import { buttonClassName } from '@/components/ui/button'
import { Link } from '@/lib/core/i18n/navigation'
import { company } from '@/lib/core/company'
import { publicPage } from '@/lib/site/metadata'

export const generateMetadata = publicPage('/Privacy', 'Privacy', (t) => [
  t('title'),
  t('description', { company: company().name }),
])

/** What is kept about a person, for how long, and how to get or delete it (CONTRACT section 4). */
export default async function Privacy() {
  const t = await getTranslations('Privacy')
  const { email, phone } = company()
  return (
    <LegalPage title={t('title')} lead={t('lead')} since={t('since')} day="2026-11-28">
      <section className="grid justify-items-start gap-3 rounded-lg bg-brand-soft p-5 sm:p-6">
        <h2 className="text-xl text-ink">{t('rights.title')}</h2>
        <p className="text-ink">{t('rights.text')}</p>
        <Link href="/UserProfile" className={buttonClassName({ variant: 'primary' })}>
          {t('rights.profile')}
        </Link>
        <p className="text-ink">{t('rights.ask', { email, phone })}</p>
      </section>
      <KeptTable />
      <CookieTable />
      <RulesSection
        title={t('not.title')}
        rules={[
          t('not.tracking'),
          t('not.cookies'),
          t('not.password'),
          t('not.receipts'),
          t.rich('not.offline', {
            offline: (text) => (
              <Link href="/Offline" className="text-brand underline">
                {text}
              </Link>
            ),
          }),
        ]}
      />
      <RulesSection title={t('others.title')} rules={[t('others.driver'), t('others.bank')]} />
    </LegalPage>
  )
}
