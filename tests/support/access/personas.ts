/**
 * Who calls: `owner` is the customer whose records the world holds, `other` is a customer like any other; `driver` has no account
 * and holds the link of a duty page, and
 * `rider` that of a trip.
 */
export const personas = ['visitor', 'driver', 'rider', 'owner', 'other', 'subadmin', 'admin'] as const
export type Persona = (typeof personas)[number]

/** Who may, as words with a blank between them. */
export type May = string

// The lines of CONTRACT section 5, typed by hand: never taken from lib/auth/permissions.ts.
export const everyone: May = 'visitor owner other subadmin admin'
export const signedIn: May = 'owner other subadmin admin'
export const staff: May = 'subadmin admin'
export const adminOnly: May = 'admin'
export const ownerOnly: May = 'owner'
export const driverOnly: May = 'driver'
export const riderOnly: May = 'rider'

/** Whoever has a link and no account. */
export const isLinkHolder = (persona: Persona): persona is 'driver' | 'rider' =>
  persona === 'driver' || persona === 'rider'

/** Whether a persona is among those who may; who holds a link may what every visitor may. */
export const mayCall = (may: May, persona: Persona): boolean =>
  may.split(' ').some((word) => word === persona || (isLinkHolder(persona) && word === 'visitor'))

/** The role that a persona's account has. */
export const roleOf = (persona: Exclude<Persona, 'visitor' | 'driver' | 'rider'>) =>
  persona === 'owner' || persona === 'other' ? 'user' : persona
