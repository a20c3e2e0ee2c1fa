import { getTranslations } from 'next-intl/server'
import { Alert } from '@/components/ui/alert'
import { formatCode } from '@/lib/core/i18n/format'
import { type Flash, flashTone, isBulk } from '@/lib/server/flash'
import { FlashMessage } from './flash-message'

/** The place of the message that the page before left for this one, said once (CONTRACT section 4). */
export function FlashSlot({ flash }: { flash: Flash | null }) {
  return <FlashMessage id={flash && crypto.randomUUID()}>{flash && <Message flash={flash} />}</FlashMessage>
}

async function Message({ flash }: { flash: Flash }) {
  const t = await getTranslations('Flash')
  const { key, status = '', count = 0, left = 0, email = '', code } = flash
  const rest = key === 'driverReplaced' ? 'replacedCall' : 'bulkLeft'
  const said = t(key, { status, count, left, email })
  const more = (isBulk(key) || key === 'driverReplaced') && left > 0
  const text = more ? `${said} ${t(rest, { count: left })}` : said
  const tone = flashTone(flash)
  return (
    <Alert tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <p>{text}</p>
      {code && <p className="font-semibold">{t('requestCode', { code: formatCode(code) })}</p>}
    </Alert>
  )
}
