import { z } from 'zod'
import { routing } from '@/lib/core/i18n/routing'
import { phoneInput } from '@/lib/core/input-schemas'
import { requiredPicture } from '@/lib/files/schema'

const name = (missing: string) => z.string().trim().min(1, missing).max(80, 'tooLong')

/** What a person may change about themselves. Whoever came by way of a provider may have no phone yet. */
export const profileInput = z.object({
  firstName: name('firstNameMissing'),
  lastName: name('lastNameMissing'),
  phone: z
    .literal('')
    .transform(() => null)
    .or(phoneInput),
  locale: z.enum(routing.locales, 'languageInvalid'),
})
export type ProfileInput = z.output<typeof profileInput>

/** A picture of oneself. */
export const avatarInput = z.object({ image: requiredPicture })

/** A new password and the one it replaces. */
export const passwordInput = z.object({
  currentPassword: z.string('passwordMissing').min(1, 'passwordMissing').max(300, 'passwordWrong'),
  newPassword: z.string('passwordShort').min(8, 'passwordShort').max(200, 'tooLong'),
})
export type PasswordInput = z.output<typeof passwordInput>
