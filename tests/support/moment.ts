/** Something that will happen and can be waited for. */
export type Moment = { happened: Promise<void>; happen: () => void }

/** A moment that the test itself brings about. */
export function makeMoment(): Moment {
  let happen: () => void = () => undefined
  const happened = new Promise<void>((resolve) => {
    happen = resolve
  })
  return { happened, happen: () => happen() }
}
