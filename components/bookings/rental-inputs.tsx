import type { ChosenRental } from './rental-choice'

/** The rental that was chosen, for a form that is sent with it. */
export function RentalInputs({
  rental,
}: {
  rental: Pick<ChosenRental, 'date' | 'lastDate' | 'vehicleId' | 'extras'>
}) {
  const { date, lastDate = '', vehicleId = '', extras } = rental
  const values = {
    vehicleId,
    date,
    lastDate,
    ...Object.fromEntries(extras.map((id) => [`extras.${id}`, 'on'])),
  }
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
