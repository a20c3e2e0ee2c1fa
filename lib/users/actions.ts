'use server'

import { cookies } from 'next/headers'
import type { Actor } from '@/lib/auth/permissions'
import { startSession } from '@/lib/auth/session'
import { isHttps } from '@/lib/core/env'
import { addressIn } from '@/lib/core/i18n/routing'
import { localeCookie } from '@/lib/core/i18n/request-locale'
import { profileOfRole, type RoutePath } from '@/lib/routes/routes'
import { runFormAction } from '@/lib/server/action'
import { setFlash, type Flash } from '@/lib/server/flash'
import type { FormState } from '@/lib/server/form-state'
import {
  changeOwnAvatar,
  changeOwnPassword,
  removeOwnAvatar,
  updateOwnProfile,
  updateUser,
} from './mutations'
import { avatarInput, nothingInput, passwordInput, profileInput, updateUserForm } from './schema'

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
        secure: isHttps(),
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
      const provenAt = actor.role === 'visitor' ? null : actor.provenAt
      await startSession(await changeOwnPassword(actor, input), { provenAt: provenAt ?? null })
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

/** Changes a user and leads to `/UserDb` (SPEC section 7). */
export async function updateUserAction(_previous: FormState, form: FormData): Promise<FormState> {
  return runFormAction({
    name: 'updateUser',
    form,
    schema: updateUserForm,
    run: async ({ actor, input }) => {
      await updateUser(actor, input)
      await setFlash({ key: 'userUpdated' })
      return '/UserDb'
    },
  })
}
