import { useTranslations } from 'next-intl'
import { FilterForm } from '@/components/office/filter-form'
import { keptNames, type ListAddress } from '@/components/office/list-address'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/inputs'
import { accountRoles } from '@/lib/users/rules'

/** Narrows the list of users down by text and role. */
export function UserFilter({ address }: { address: ListAddress }) {
  const t = useTranslations('Users')
  return (
    <FilterForm {...address} searchLabel={t('search')} kept={keptNames}>
      <Field id="role" label={t('role')} className="min-w-0 flex-[1_1_10rem]">
        {(control) => (
          <Select {...control} name="role" defaultValue={address.query.role ?? ''}>
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
