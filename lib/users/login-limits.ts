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

type Place = {
  email: string
  /** Where the request came from. */
  address: string
  /** The browser that sent it (`currentDevice`); none for whoever keeps no cookies. */
  device?: string | undefined
}

const knownPlace = 'login-place'
const knownDevice = 'login-device'
const knownDays = 90

// An email holds no line break, so no two pairs read alike.
const placeOf = ({ email, address }: Place) => `${email}\n${address}`
const deviceOf = ({ email, device }: Place) => `${email}\n${device ?? ''}`

const isKnownDevice = async (place: Place) =>
  place.device !== undefined && (await isKeyRemembered(knownDevice, deviceOf(place)))

/**
 * Counts a login before its password is looked at, so that tries at the same moment cannot slip past the limits of
 * CONTRACT section 6; `refundLoginLimit` takes it back when the password was right. Throws TOO_MANY_TRIES. Unknown emails
 * count like known ones.
 *
 * Nobody can lock another person out. A browser in which the person signed in before has a count of its own, whatever
 * others do at the same address; an address where they did is not refused for what others tried there. Once an account's
 * own limit is spent from many addresses, those two go on as usual, and any other still has one look at the password,
 * whose failure reads like a refusal: `refusalIfWrong` (docs/decisions/rate-limits.md).
 */
export async function consumeLoginLimit(place: Place): Promise<{ refusalIfWrong: AppError | null }> {
  if (await isKnownDevice(place)) {
    await consumeLimit('login-account-device', deviceOf(place))
    return { refusalIfWrong: null }
  }
  const here = await countTry('login-account-address', placeOf(place))
  if (here.isOver) throw tooManyTries(here)
  const isKnown = await isKeyRemembered(knownPlace, placeOf(place))
  const everybody = await countTry('login-address', place.address)
  if (everybody.isOver && !isKnown) throw tooManyTries(everybody)
  const account = await countTry('login-account', place.email)
  if (!account.isOver || isKnown) return { refusalIfWrong: null }
  const refusal = tooManyTries(account)
  if (here.count > 1) throw refusal
  return { refusalIfWrong: refusal }
}

/** After the right password: the try was none, and place and device are known from now on. */
export async function refundLoginLimit(place: Place): Promise<void> {
  const counted = (await isKnownDevice(place))
    ? [takeTryBack('login-account-device', deviceOf(place))]
    : [
        takeTryBack('login-account-address', placeOf(place)),
        takeTryBack('login-address', place.address),
        takeTryBack('login-account', place.email),
      ]
  await Promise.all([
    ...counted,
    rememberKey(knownPlace, placeOf(place), knownDays),
    ...(place.device === undefined ? [] : [rememberKey(knownDevice, deviceOf(place), knownDays)]),
  ])
}
