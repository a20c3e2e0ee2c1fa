import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FormMessages } from '@/components/form/form-messages'
import { BackLink } from '@/components/office/back-link'
import { Card } from '@/components/ui/card'
import { PageHeading } from '@/components/ui/page-heading'

interface FormScreenProps {
  title: string
  lead?: string
  backHref: string
  children: ReactNode
}

/** The page around a form that posts or changes a vehicle. */
export async function FormScreen({ title, lead, backHref, children }: FormScreenProps) {
  const t = await getTranslations('Fleet')
  return (
    <>
      <PageHeading title={title} lead={lead} actions={<BackLink href={backHref} label={t('back')} />} />
      <Card as="section" className="max-w-3xl">
        <FormMessages namespaces={['Fleet', 'Picture', 'VehicleClass']}>{children}</FormMessages>
      </Card>
    </>
  )
}
