/**
 * Who calls: `owner` is the customer whose records the world holds, `other` is a customer like any other; `driver` has no account
 * and holds the link of a duty page.
 */
export const personas = ['visitor', 'driver', 'owner', 'other', 'subadmin', 'admin'] as const
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

/** Whether a persona is among those who may; a driver may what every visitor may. */
export const mayCall = (may: May, persona: Persona): boolean =>
  may.split(' ').some((word) => word === persona || (persona === 'driver' && word === 'visitor'))

/** The role that a persona's account has. */
export const roleOf = (persona: Exclude<Persona, 'visitor' | 'driver'>) =>
  persona === 'owner' || persona === 'other' ? 'user' : persona
