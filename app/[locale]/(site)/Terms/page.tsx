import { getTranslations } from 'next-intl/server'
import { RulesSection, LegalPage } from '@/components/site/legal'
import { company } from '@/lib/core/company'
import { publicPage } from '@/lib/site/metadata'

export const generateMetadata = publicPage('/Terms', 'Terms', (t) => [
  t('title'),
  t('description', { company: company().name }),
])

/** What customer and company may expect, cancellation and refunds above all (CONTRACT sections 4 and 7). */
export default async function Terms() {
  const t = await getTranslations('Terms')
  return (
    <LegalPage title={t('title')} lead={t('lead')} since={t('since')} day="2026-11-28">
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
    </LegalPage>
  )
}
