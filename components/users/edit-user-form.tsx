'use client'

import { useTranslations } from 'next-intl'
import { FormField } from '@/components/form/form-field'
import { FormFrame } from '@/components/form/form-frame'
import { FormSelect } from '@/components/form/form-select'
import { PasswordField } from '@/components/form/password-field'
import { SubmitButton } from '@/components/form/submit-button'
import { useActionForm } from '@/components/form/use-action-form'
import { updateUserAction } from '@/lib/users/actions'
import { type AccountRole, accountRoles } from '@/lib/users/rules'

interface EditUserFormProps {
  user: {
    id: string
    firstName: string
    lastName: string
    email: string
    phone: string
    role: AccountRole
    version: string
  }
}

/** What people change of themselves meanwhile. */
const ownFields = ['firstName', 'lastName', 'phone'] as const

/** Changes a user; a blank password keeps the old one (SPEC section 2). */
export function EditUserForm({ user }: EditUserFormProps) {
  const t = useTranslations('Users')
  const edit = useActionForm({
    action: updateUserAction,
    schema: () => import('@/lib/users/schema').then(({ updateUserForm }) => updateUserForm),
    defaults: {
      ...{ ...user, password: '' },
      ...Object.fromEntries(ownFields.map((name) => [`seen.${name}`, user[name]])),
    },
  })
  return (
    <FormFrame {...edit} errorTitle={t('updateFailed')}>
      <input type="hidden" name="id" value={user.id} />
      <input type="hidden" name="version" value={edit.valueOf('version')} />
      {ownFields.map((name) => (
        <input key={name} type="hidden" name={`seen.${name}`} value={edit.valueOf(`seen.${name}`)} />
      ))}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <FormField form={edit} name="firstName" label={t('firstName')} autoComplete="off" required />
        <FormField form={edit} name="lastName" label={t('lastName')} autoComplete="off" />
      </div>
      <FormField form={edit} name="email" type="email" label={t('email')} autoComplete="off" required />
      <FormField form={edit} name="phone" type="tel" label={t('phone')} autoComplete="off" />
      <PasswordField
        form={edit}
        name="password"
        label={t('password')}
        hint={t('passwordKept')}
        autoComplete="new-password"
      />
      <FormSelect
        form={edit}
        name="role"
        label={t('role')}
        hint={t('roleHint')}
        choices={accountRoles.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
      />
      <SubmitButton>{t('update')}</SubmitButton>
    </FormFrame>
  )
}
