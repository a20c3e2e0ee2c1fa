import { z } from 'zod'
import { routing } from '@/lib/core/i18n/routing'
import { emailInput, key, knownVersion, phoneInput, requiredText, requiredPicture } from '@/lib/core/schemas'
import { listQuery } from '@/lib/db/cursor'
import { searchInput } from '@/lib/db/search'
import { accountRoles, userOrders } from './rules'

const newPassword = z.string(key('passwordShort')).min(8, key('passwordShort')).max(200, key('tooLong'))

// Longer than any account's: it is wrong, not missing, and costs no more than others.
const shortened = (text: string) => text.slice(0, 300)
const typedPassword = z.string().transform(shortened).catch('')
const typedEmail = z.string().trim().toLowerCase().transform(shortened).catch('')

const blank = z.literal('').transform(() => undefined)
const phoneOrNone = z.union([z.literal('').transform(() => null), phoneInput], key('phoneInvalid'))

/** A form that is a button alone. */
export const nothingInput = z.object({})

/** Registration (SPEC section 3). A role or any other field is dropped. */
export const registerInput = z.object({
  firstName: requiredText('firstNameMissing'),
  lastName: requiredText('lastNameMissing'),
  email: emailInput,
  phone: phoneInput,
  password: newPassword,
})
export type RegisterInput = z.output<typeof registerInput>

/** Login; both fields may arrive empty and are then refused with the text of SPEC section 8. */
export const loginInput = z
  .object({ email: typedEmail, password: typedPassword })
  .meta({ required: ['email', 'password'] })
export type LoginInput = z.output<typeof loginInput>

/** Login over the API, where the code of a second factor is sent along. */
export const loginRequest = loginInput.extend({
  code: z.string().trim().max(40).optional().catch(undefined).meta({
    description:
      'The code of the authenticator app, or a recovery code, where the account has a second factor.',
  }),
})
export type LoginRequest = z.output<typeof loginRequest>

/** A code of an authenticator app or a recovery code. */
export const codeForm = z.object({
  code: z.string(key('codeMissing')).trim().min(1, key('codeMissing')).max(40, key('codeWrong')),
})

const passkeyName = requiredText('passkeyNameMissing', 60)

/** A new passkey; its name is for the person alone. */
export const passkeyForm = z.object({ name: passkeyName })

/** Another name of a passkey. */
export const renamePasskeyForm = z.object({ id: z.uuid(), newName: passkeyName })

/** Whose password was forgotten. */
export const askResetInput = registerInput.pick({ email: true })
export type AskResetInput = z.output<typeof askResetInput>

/** The new password, under the rules of registration. */
export const newPasswordInput = registerInput.pick({ password: true })
export type NewPasswordInput = z.output<typeof newPasswordInput>

/** The confirmation of an address: with the password of the account, unless one is signed in to it. */
export const confirmEmailForm = z.object({ password: typedPassword.optional() })

/** The confirmation of an address by somebody who knows no password of the account. */
export const takeOverForm = z.object({ newPassword })

const claimedName = z.string().trim().max(80).catch('')

/** What an OpenID Connect provider says about a person who signed in there; unknown claims are dropped. */
export const providerProfile = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  email_verified: z.literal([true, 'true']).transform(() => true),
  name: claimedName,
  given_name: claimedName,
  family_name: claimedName,
})
export type ProviderProfile = z.output<typeof providerProfile>

/** What a person may change about themselves. Whoever came by way of a provider may have no phone yet. */
export const profileInput = z.object({
  firstName: registerInput.shape.firstName,
  lastName: registerInput.shape.lastName,
  phone: phoneOrNone,
  locale: z.enum(routing.locales, key('languageInvalid')),
})
export type ProfileInput = z.output<typeof profileInput>

/** A picture of oneself. */
export const avatarInput = z.object({ image: requiredPicture })

/** A new password and the one it replaces. */
export const passwordInput = z.object({
  currentPassword: z
    .string(key('passwordMissing'))
    .min(1, key('passwordMissing'))
    .max(300, key('passwordWrong')),
  newPassword,
})
export type PasswordInput = z.output<typeof passwordInput>

/**
 * What proves that it is really the person who deletes the account: the password, or the own address for people who
 * sign in with Google and have none.
 */
export const removeOwnAccountInput = z.object({ password: typedPassword, email: typedEmail })
export type RemoveOwnAccountInput = z.output<typeof removeOwnAccountInput>

export const userIdSchema = z.uuid()

/** What a list of users is narrowed down and ordered by; what is not understood counts as absent. */
export const userListQuery = listQuery.extend({
  q: searchInput,
  role: z.enum(accountRoles).optional().catch(undefined),
  sort: z.enum(userOrders).catch('newest'),
})
export type UserListQuery = z.output<typeof userListQuery>

// People who sign in with Google may have no last name.
const userFields = z.object({
  firstName: registerInput.shape.firstName,
  lastName: z.string().trim().max(80, key('tooLong')),
  email: emailInput,
  phone: phoneOrNone,
  password: blank.or(newPassword),
  role: z.enum(accountRoles, key('roleInvalid')),
})

const unlessSeen = <Value extends string | null>(typed: Value, seen: string | undefined) =>
  (typed ?? '') === seen ? undefined : typed

/**
 * The form of `/Edit`: every field is there, and beside it what the form was made from of what people change themselves. What was
 * left as it was seen is absent, so that an old form puts none of it back.
 */
export const updateUserForm = userFields
  .extend({
    id: userIdSchema,
    version: knownVersion,
    seen: z.object({ firstName: z.string(), lastName: z.string(), phone: z.string() }).partial().default({}),
  })
  .transform(({ id, version, seen, ...typed }) => ({
    id,
    version,
    input: {
      ...typed,
      firstName: unlessSeen(typed.firstName, seen.firstName),
      lastName: unlessSeen(typed.lastName, seen.lastName),
      phone: unlessSeen(typed.phone, seen.phone),
    },
  }))

/**
 * A change of a user by an admin (CONTRACT section 6). What is absent stays as it is; a blank password keeps the old
 * one, a blank phone removes it.
 */
export const updateUserInput = userFields
  .partial()
  .refine((changes) => Object.values(changes).some((value) => value !== undefined))
export type UpdateUserInput = z.output<typeof updateUserInput>
