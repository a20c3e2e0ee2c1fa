import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Logo } from '@/components/site/logo'
import { OfficeShell } from '@/components/site/office-shell'
import type { FormAction } from '@/lib/server/form-state'
import { menuOf } from '@/lib/routes/menus'

interface AreaFrameProps {
  companyName: string
  personName: string
  signOutAction: FormAction
  children: ReactNode
}

/** The frame of a customer's area (SPEC section 2, Chrome). */
export async function AreaFrame({ companyName, personName, signOutAction, children }: AreaFrameProps) {
  const t = await getTranslations('OfficeFrame')
  const entries = menuOf('user').flatMap((group) => group.entries)
  return (
    <OfficeShell
      logo={<Logo companyName={companyName} />}
      title={t('area.user')}
      personName={personName}
      menu={entries.map(({ href, labelKey }) => ({ href, label: t(`menu.${labelKey}`) }))}
      signOutAction={signOutAction}
    >
      {/* A wide list scrolls in itself; without a column of its own it would widen the page. */}
      <div className="grid grid-cols-1 gap-6">{children}</div>
    </OfficeShell>
  )
}
