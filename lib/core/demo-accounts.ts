/** The accounts of the demo data (CONTRACT section 3), as they are printed after a start. Everybody knows their passwords. */
export const demoAccounts = [
  { role: 'admin', email: 'admin@example.com', password: 'Admin-demo-1' },
  { role: 'subadmin', email: 'subadmin@example.com', password: 'Subadmin-demo-1' },
  { role: 'user', email: 'user@example.com', password: 'User-demo-1' },
] as const

/** Whether a password is the printed one of a demo account. */
export function isDemoPassword({ email, password }: { email: string; password: string }): boolean {
  return demoAccounts.some((account) => account.email === email && account.password === password)
}
