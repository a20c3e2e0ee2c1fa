import { useTranslations } from 'next-intl'
import { FilterForm } from '@/components/office/filter-form'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { accountRoles } from '@/lib/user-management/rules'

/** Narrows the list of users down by text and role. */
export function UserFilter({ query }: { query: Record<'q' | 'role' | 'sort', string | undefined> }) {
  const t = useTranslations('Users')
  return (
    <FilterForm path="/UserDb" query={query} searchLabel={t('search')} kept={['sort']}>
      <Field id="role" label={t('role')} className="min-w-0 flex-[1_1_10rem]">
        {(control) => (
          <Select {...control} name="role" defaultValue={query.role ?? ''}>
            <option value="">{t('allRoles')}</option>
            {accountRoles.map((role) => (
              <option key={role} value={role}>
                {t(`roles.${role}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </FilterForm>
  )
}
