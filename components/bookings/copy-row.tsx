import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CopyButton } from '@/components/ui/copy-button'

interface CopyRowProps {
  label: ReactNode
  /** As people read it. */
  value: string
  /** As it is pasted elsewhere, where that is something else. */
  copied?: string
  /** What the button copies, for whoever hears several of them. */
  name: string
}

/** Something that is typed elsewhere, as into a bank's app, with a button that copies it. */
export function CopyRow({ label, value, copied = value, name }: CopyRowProps) {
  const t = useTranslations('YourBooking')
  const shared = useTranslations('OneDayBook')
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-36">
        <p className="text-sm text-ink-muted">{label}</p>
        <p className="text-lg font-bold wrap-anywhere text-ink figures">{value}</p>
      </div>
      <div className="print:hidden">
        <CopyButton
          text={copied}
          label={t('copy')}
          name={name}
          copiedLabel={shared('copied')}
          failedLabel={shared('copyFailed')}
        />
      </div>
    </div>
  )
}
