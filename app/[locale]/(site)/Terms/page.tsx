import { getTranslations } from 'next-intl/server'
import { RulesSection, ValidFrom } from '@/components/site/legal/legal-text'
import { PageHeading } from '@/components/ui/page-heading'
import { company } from '@/lib/site/company'
import { publicPage } from '@/lib/site/metadata'

export const generateMetadata = publicPage('/Terms', 'Terms', (t) => [
  t('title'),
  t('description', { company: company().name }),
])

/** What customer and company may expect, cancellation and refunds above all (CONTRACT sections 4 and 7). */
export default async function Terms() {
  const t = await getTranslations('Terms')
  return (
    <div className="page-width">
      <div className="grid max-w-3xl gap-10 py-10 lg:py-14">
        <div className="grid gap-3">
          <PageHeading title={t('title')} lead={t('lead')} />
          <ValidFrom label={t('since')} day="2026-11-21" />
        </div>
        <RulesSection
          title={t('booking.title')}
          rules={[t('booking.oneDay'), t('booking.transfer'), t('booking.lapse'), t('booking.request')]}
        />
        <RulesSection
          title={t('price.title')}
          rules={[t('price.included'), t('price.shown'), t('price.amount')]}
        />
        <RulesSection
          title={t('cancel.title')}
          rules={[
            t('cancel.pending'),
            t('cancel.early'),
            t('cancel.late'),
            t('cancel.noShow'),
            t('cancel.ours'),
            t('cancel.how'),
          ]}
        />
        <RulesSection
          title={t('travel.title')}
          rules={[t('travel.city'), t('travel.driver'), t('travel.care')]}
        />
        <RulesSection title={t('account.title')} rules={[t('account.true'), t('account.limit')]} />
        <RulesSection
          title={t('law.title')}
          rules={[t('law.country'), t('law.talk', { phone: company().phone })]}
        />
      </div>
    </div>
  )
}
