import 'server-only'
import type { AppError } from '@/lib/core/errors'
import {
  consumeLimit,
  countTry,
  isKeyRemembered,
  rememberKey,
  takeTryBack,
  tooManyTries,
} from '@/lib/server/rate-limit'

type Place = { email: string; address: string }

const knownPlace = 'login-place'
const knownDays = 90

// An email holds no line break, so no two pairs read alike.
const pairOf = ({ email, address }: Place) => `${email}\n${address}`

/**
 * Counts a login before its password is looked at, so that tries at the same moment cannot slip past the limits of
 * CONTRACT section 6; `refundLoginLimit` takes it back when the password was right. Throws TOO_MANY_TRIES. Unknown emails
 * count like known ones.
 *
 * Nobody can lock another person out: once an account's own limit is spent from many addresses, those where the person
 * signed in before go on as usual, and any other still has one look at the password, whose failure reads like a
 * refusal: `refusalIfWrong` (docs/decisions/rate-limits.md).
 */
export async function consumeLoginLimit(place: Place): Promise<{ refusalIfWrong: AppError | null }> {
  const here = await countTry('login-account-address', pairOf(place))
  if (here.isOver) throw tooManyTries(here)
  await consumeLimit('login-address', place.address)
  const account = await countTry('login-account', place.email)
  if (!account.isOver || (await isKeyRemembered(knownPlace, pairOf(place)))) return { refusalIfWrong: null }
  const refusal = tooManyTries(account)
  if (here.count > 1) throw refusal
  return { refusalIfWrong: refusal }
}

/** After the right password: the try was none, and the place is known from now on. */
export async function refundLoginLimit(place: Place): Promise<void> {
  await Promise.all([
    takeTryBack('login-account-address', pairOf(place)),
    takeTryBack('login-address', place.address),
    takeTryBack('login-account', place.email),
    rememberKey(knownPlace, pairOf(place), knownDays),
  ])
}
