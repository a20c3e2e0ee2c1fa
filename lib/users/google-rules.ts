type Named = { email: string; name: string; given_name: string; family_name: string }

/** First and last name of a person whom a provider names in one way or another, or only by email. */
export function namesOf({ email, name, given_name, family_name }: Named): {
  firstName: string
  lastName: string
} {
  const [first = '', ...rest] = name.split(/\s+/)
  const firstName = given_name || first || email.split('@')[0] || email
  return { firstName, lastName: family_name || (given_name ? '' : rest.join(' ')) }
}

/** Why signing in with Google did not work; the last part of a message key and the query of `/Login`. */
const googleProblems = ['missing', 'denied', 'unverified', 'failed'] as const
export type GoogleProblem = (typeof googleProblems)[number]

/** The problem that the query of `/Login` names, if any. */
export function googleProblemOf(value: unknown): GoogleProblem | null {
  return googleProblems.find((problem) => problem === value) ?? null
}
