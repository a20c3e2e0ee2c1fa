import { useTranslations } from 'next-intl'
import { amongWords } from '@/lib/core/i18n/format'

/** Says who rides, with how many where that is known. */
export function useRiderText(namespace: 'Dispatch' | 'Duty') {
  const t = useTranslations(namespace)
  return ({ name, passengers }: { name: string; passengers: number | null }): string =>
    passengers === null ? name : t('rider', { name: amongWords(name), count: passengers })
}
