import { useLocale, useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { DataList } from '@/components/office/data-list'
import { ChoiceField, FilterForm } from '@/components/office/filter-form'
import { type ListAddress, type ListPlace, recordHref } from '@/components/office/list-address'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { buttonClassName } from '@/components/ui/button'
import { Icon, type IconName } from '@/components/ui/icon'
import type { Column } from '@/components/ui/table'
import type { SignedInRole } from '@/lib/auth/permissions'
import { formatMoment, fullName } from '@/lib/core/i18n/format'
import { Link } from '@/lib/core/i18n/navigation'
import { formatPhone } from '@/lib/core/phone'
import { accountRoles } from '@/lib/users/rules'
import type { User } from '@/lib/users/view'

/** People with an account; each leads to its screens by view, edit and delete (SPEC section 2), and from there back. */
export function UserList({
  from,
  ...list
}: Omit<ComponentProps<typeof DataList<User>>, 'columns'> & { from: ListPlace }) {
  const locale = useLocale()
  const t = useTranslations('Users')
  const columns: Column<User>[] = [
    {
      key: 'name',
      header: t('name'),
      isRowHeader: true,
      cell: (user) => (
        <span className="flex flex-wrap items-center gap-2">
          {fullName(user)} <RoleBadge role={user.role} />
          {user.isClosed && <Badge tone="warning">{t('isClosed')}</Badge>}
        </span>
      ),
    },
    {
      key: 'email',
      header: t('email'),
      cell: ({ email }) => <span className="block break-all wide-table:min-w-44">{email}</span>,
    },
    {
      key: 'phone',
      header: t('phone'),
      cell: ({ phone }) =>
        phone ? (
          <a href={`tel:${phone}`} className="whitespace-nowrap figures hover:underline">
            {formatPhone(phone)}
          </a>
        ) : (
          '–'
        ),
    },
    {
      key: 'lastLogin',
      header: t('lastLogin'),
      cell: ({ lastLogin }) => (
        <span className="figures">{lastLogin ? formatMoment(lastLogin, locale) : t('never')}</span>
      ),
    },
    { key: 'actions', header: t('actions'), cell: (user) => <UserLinks user={user} from={from} /> },
  ]
  return <DataList {...list} columns={columns} />
}

function UserLinks({ user, from }: { user: User; from: ListPlace }) {
  const t = useTranslations('Users')
  const name = fullName(user)
  const { id } = user
  const to = (path: '/View' | '/Edit' | '/Delete') => recordHref(from, { path, query: { id } })
  const look = buttonClassName({ variant: 'quiet', size: 'small', className: 'min-w-11' })
  const links: { href: string; label: string; icon: IconName; className: string }[] = [
    { href: to('/View'), label: t('viewOf', { name }), icon: 'eye', className: look },
    { href: to('/Edit'), label: t('editOf', { name }), icon: 'edit', className: look },
    {
      href: to('/Delete'),
      label: t('deleteOf', { name }),
      icon: 'trash',
      className: `${look} text-danger`,
    },
  ]
  return (
    <span className="flex flex-wrap gap-1 lg:flex-nowrap">
      {links.map(({ href, label, icon, className }) => (
        <Link key={icon} href={href} aria-label={label} title={label} className={className}>
          <Icon name={icon} />
        </Link>
      ))}
    </span>
  )
}

/** Narrows the list of users down by text and role. */
export function UserFilter({ address }: { address: ListAddress }) {
  const t = useTranslations('Users')
  return (
    <FilterForm {...address} searchLabel={t('search')}>
      <ChoiceField
        name="role"
        label={t('role')}
        value={address.query.role}
        all={t('allRoles')}
        choices={accountRoles.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
      />
    </FilterForm>
  )
}

const tones: Record<SignedInRole, BadgeTone> = { admin: 'brand', subadmin: 'info', user: 'neutral' }

/** The role of an account in words. */
export function RoleBadge({ role }: { role: SignedInRole }) {
  const t = useTranslations('Users')
  return <Badge tone={tones[role]}>{t(`roles.${role}`)}</Badge>
}
