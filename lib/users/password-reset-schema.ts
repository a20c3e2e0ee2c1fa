import { z } from 'zod'
import { registerInput } from './schema'

/** Whose password was forgotten. */
export const askResetInput = z.object({ email: registerInput.shape.email })
export type AskResetInput = z.output<typeof askResetInput>

/** The new password, under the rules of registration. */
export const newPasswordInput = z.object({ password: registerInput.shape.password })
export type NewPasswordInput = z.output<typeof newPasswordInput>
