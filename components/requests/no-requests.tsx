import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'

/** Stands where a list has nothing to show: nothing yet, or nothing that fits the search. */
export function NoRequests({ isNarrowed }: { isNarrowed: boolean }) {
  const t = useTranslations('Requests')
  const list = useTranslations('DataList')
  if (isNarrowed) return <EmptyState title={list('noMatch')} description={list('noMatchText')} />
  return <EmptyState icon="mail" title={t('emptyTitle')} description={t('emptyText')} />
}
