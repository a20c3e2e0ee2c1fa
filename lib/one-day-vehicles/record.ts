import type { VehicleAvailability } from './service'
import type { OneDayVehicle } from './view'

/** A one-day vehicle as the API shows it (CONTRACT section 6). */
export function oneDayVehicleRecord(vehicle: OneDayVehicle) {
  const { id, name, price, model, features, quantity, url, filename, available } = vehicle
  return {
    _id: id,
    name,
    displayname: name,
    price,
    model,
    item: features.text,
    quantity,
    url,
    filename,
    available,
  }
}

/** What is left of a vehicle as the API shows it. */
export function availabilityRecord({ vehicleId, days }: VehicleAvailability) {
  return { _id: vehicleId, days: days.map(({ day, available }) => ({ date: day, available })) }
}
