import { getTranslations } from 'next-intl/server'
import { Alert } from '@/components/ui/alert'
import { type Flash, flashTone, isBulk } from '@/lib/server/flash'
import { FlashMessage } from './flash-message'

/** The place of the message that the page before left for this one, said once (CONTRACT section 4). */
export function FlashSlot({ flash }: { flash: Flash | null }) {
  return <FlashMessage>{flash && <Message flash={flash} />}</FlashMessage>
}

async function Message({ flash }: { flash: Flash }) {
  const t = await getTranslations('Flash')
  const { key, status = '', count = 0, left = 0 } = flash
  const rest = key === 'driverReplaced' ? 'replacedCall' : 'bulkLeft'
  const text =
    key === 'statusChanged'
      ? t(key, { status })
      : isBulk(key) || key === 'driverReplaced'
        ? [t(key, { count }), ...(left > 0 ? [t(rest, { count: left })] : [])].join(' ')
        : key === 'statementConfirmed' || key === 'accountClosed'
          ? t(key, { count })
          : key === 'paymentRefused' || key === 'paymentRefunded'
            ? t(key, { left })
            : t(key)
  const tone = flashTone(flash)
  return (
    <Alert tone={tone} role={tone === 'danger' ? 'alert' : 'status'} className="mb-6">
      {text}
    </Alert>
  )
}
