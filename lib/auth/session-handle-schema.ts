import { z } from 'zod'

/** The name of a session on the profile page (lib/auth/session-handle.ts). */
export const sessionHandleSchema = z.string().regex(/^[0-9a-f]{24}$/)
