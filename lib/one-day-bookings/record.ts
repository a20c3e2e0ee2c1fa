import type { OneDayBooking } from './view'

/** A booking as the API shows it (SPEC section 3, CONTRACT section 6). */
export function oneDayBookingRecord(booking: OneDayBooking) {
  return {
    _id: booking.id,
    createdAt: booking.createdAt,
    transactionId: booking.transactionId,
    data: {
      url: booking.vehicleUrl,
      avatar: booking.customerAvatar,
      customName: booking.customerName,
      ownerName: booking.vehicleName,
      model: booking.vehicleModel,
      email: booking.customerEmail,
      phone: booking.phone,
      destination: booking.destination,
      message: booking.message,
      price: booking.price,
      item: booking.vehicleItem,
      date: booking.date,
      status: booking.status,
    },
  }
}
