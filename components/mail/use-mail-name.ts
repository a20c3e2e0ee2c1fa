import { useMessages, useTranslations } from 'next-intl'

function isKeyOf<Table extends object>(table: Table, key: string): key is keyof Table & string {
  return Object.hasOwn(table, key)
}

/** The name of a mail in words; that of a template without one as it is. */
export function useMailName(): (template: string) => string {
  const { name } = useMessages().Outbox
  const t = useTranslations('Outbox.name')
  return (template) => (isKeyOf(name, template) ? t(template) : template)
}
