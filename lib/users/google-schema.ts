import { z } from 'zod'

const name = z.string().trim().max(80).catch('')

/** What an OpenID Connect provider says about a person who signed in there; unknown claims are dropped. */
export const providerProfile = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  email_verified: z.literal([true, 'true']).transform(() => true),
  name,
  given_name: name,
  family_name: name,
})
export type ProviderProfile = z.output<typeof providerProfile>
