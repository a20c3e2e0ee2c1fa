import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { TagList, tagKey } from '@/components/api/tag-list'
import { OperationArticle } from '@/components/api/operation-article'
import { buttonClassName } from '@/components/ui/button'
import { PageHeading } from '@/components/ui/page-heading'
import { apiReference } from '@/lib/server/api-reference'
import { operations } from '@/lib/site/operations'
import { company } from '@/lib/core/company'
import { pageMetadata } from '@/lib/site/metadata'
import { socialPictureOf } from '@/lib/site/social-pictures'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ApiDocs')
  return pageMetadata({
    path: '/api/docs',
    title: t('title'),
    description: t('description', { company: company().name }),
    picture: socialPictureOf({ path: '/' }, await getLocale()),
  })
}

/** The HTTP API for people to read (CONTRACT section 6), made of the same declarations as `/api/openapi.json`. */
export default async function ApiDocs() {
  const t = await getTranslations('ApiDocs')
  const tags = apiReference(operations)
  return (
    <div className="page-width">
      <div className="grid gap-8 py-10 lg:py-14">
        <PageHeading
          title={t('title')}
          lead={t('lead')}
          actions={
            <a href="/api/openapi.json" className={buttonClassName({ variant: 'secondary' })}>
              {t('download')}
            </a>
          }
        />
        <ul className="grid max-w-prose list-disc gap-2 ps-5 text-ink">
          <li>{t('rules.session')}</li>
          <li>{t('rules.errors')}</li>
          <li>{t('rules.lists')}</li>
          <li>{t('rules.language')}</li>
        </ul>
        <TagList tags={tags} />
        {tags.map(({ name, operations }) => (
          <section key={name} className="grid gap-4">
            <h2 className="text-xl text-ink">{t(tagKey(name))}</h2>
            {operations.map((operation) => (
              <OperationArticle key={operation.id} operation={operation} />
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}
