const quarterHour = 15 * 60
const hour = 60 * 60

/** How often something may be tried by one key within how many seconds (CONTRACT section 6). */
export const limits = {
  'login-account-address': { points: 10, seconds: quarterHour },
  'login-address': { points: 100, seconds: quarterHour },
  'login-account': { points: 200, seconds: quarterHour },
  'own-password': { points: 10, seconds: quarterHour },
  registration: { points: 60, seconds: hour },
  'link-mail-address': { points: 60, seconds: hour },
  'link-mail-account': { points: 5, seconds: hour },
  'link-use-address': { points: 60, seconds: hour },
  'public-form': { points: 60, seconds: hour },
} as const satisfies Record<string, { points: number; seconds: number }>

export type LimitName = keyof typeof limits
