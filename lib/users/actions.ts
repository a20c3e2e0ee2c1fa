'use server'

import { cookies } from 'next/headers'
import type { Actor } from '@/lib/auth/actor'
import { endSession, startSession } from '@/lib/auth/session'
import { addressIn } from '@/lib/core/i18n/routing'
import { localeCookie } from '@/lib/core/i18n/preferred-locale'
import { hrefOf, profileOfRole, type RoutePath } from '@/lib/routes/routes'
import { runFormAction } from '@/lib/server/action'
import { clientAddress } from '@/lib/server/client-address'
import { setFlash, type Flash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import { removeOwnAccount, removeUser } from './account-removal'
import {
  changeOwnAvatar,
  changeOwnPassword,
  removeOwnAvatar,
  updateOwnProfile,
  updateUser,
} from './mutations'
import {
  avatarInput,
  nothingInput,
  passwordInput,
  profileInput,
  removeOwnAccountInput,
  removeUserForm,
  updateUserForm,
} from './schema'

async function backToProfile(actor: Actor, key: Flash['key']): Promise<RoutePath> {
  await setFlash({ key })
  return profileOfRole[actor.role]
}

/** Saves name, phone and language, and shows the profile in that language. */
export async function updateOwnProfileAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'updateOwnProfile',
    form,
    schema: profileInput,
    run: async ({ actor, input }) => {
      await updateOwnProfile(actor, input)
      ;(await cookies()).set(localeCookie.name, input.locale, {
        path: '/',
        sameSite: 'lax',
        maxAge: localeCookie.maxAge,
      })
      const path = await backToProfile(actor, 'profileSaved')
      return { exactly: addressIn(input.locale, path) }
    },
  })
}

/** Replaces the password; this browser gets a new session, all old ones are over. */
export async function changeOwnPasswordAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'changeOwnPassword',
    form,
    schema: passwordInput,
    run: async ({ actor, input }) => {
      await startSession(await changeOwnPassword(actor, input))
      return backToProfile(actor, 'passwordChanged')
    },
  })
}

/** Takes a new picture of the person. */
export async function changeOwnAvatarAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'changeOwnAvatar',
    form,
    schema: avatarInput,
    run: async ({ actor, input }) => {
      await changeOwnAvatar(actor, input.image)
      return backToProfile(actor, 'avatarSaved')
    },
  })
}

/** Removes the person's picture. */
export async function removeOwnAvatarAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'removeOwnAvatar',
    form,
    schema: nothingInput,
    run: async ({ actor }) => {
      await removeOwnAvatar(actor)
      return backToProfile(actor, 'avatarRemoved')
    },
  })
}

/** Deletes the own account and leads to `/Login`, which says so. */
export async function removeOwnAccountAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'removeOwnAccount',
    form,
    schema: removeOwnAccountInput,
    run: async ({ actor, input }) => {
      await removeOwnAccount(actor, { input, address: await clientAddress() })
      await endSession()
      await setFlash({ key: 'accountDeleted' })
      return '/Login'
    },
  })
}

/** Changes a user and leads to `/UserDb` (SPEC section 7). */
export async function updateUserAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'updateUser',
    form,
    schema: updateUserForm,
    run: async ({ actor, input: { id, ...input } }) => {
      await updateUser(actor, { id, input })
      await setFlash({ key: 'userUpdated' })
      return '/UserDb'
    },
  })
}

/** Deletes a user, once confirmed, and leads to `/UserDb` (`/Delete?confirm=yes` asks). */
export async function removeUserAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'removeUser',
    form,
    schema: removeUserForm,
    run: async ({ actor, input }) => {
      if (input.confirmed !== 'yes') return hrefOf('/Delete', { id: input.id, confirm: 'yes' })
      await removeUser(actor, input.id)
      await setFlash({ key: 'userDeleted' })
      return '/UserDb'
    },
  })
}
