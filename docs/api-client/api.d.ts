// Made by `npm run api:types` from the description of the API. Do not edit.

export interface paths {
  '/auth/callback/google': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Receive a browser that comes back from Google
     * @description For Google alone, with Google’s own parameters. It always leads on.
     *
     *     Who may: visitor, user, subadmin, admin.
     */
    get: operations['finishGoogleSignIn']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/auths/google': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Lead a browser to Google to sign in
     * @description A full-page redirect, not for scripts. A browser is led back to the login page with the reason where this is not set up.
     *
     *     Who may: visitor, user, subadmin, admin.
     */
    get: operations['startGoogleSignIn']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/availability': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Ask what is left of some vehicles, day by day
     * @description Who may: visitor, user, subadmin, admin.
     */
    get: operations['listAvailability']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/bookings': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List bookings, newest first: the caller’s own, or everybody’s for staff
     * @description Who may: user, subadmin, admin.
     */
    get: operations['searchBookings']
    put?: never
    /**
     * Book a vehicle for one or several days, paid by a transfer or later
     * @description The price is the server’s. Without a transfer the places are held until `holdUntil`; a transfer pays for one booking only.
     *
     *     Who may: user, subadmin, admin.
     */
    post: operations['createBooking']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/bookings/{id}/payments': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List what was claimed, paid and returned for a booking, oldest first
     * @description Who may: user, subadmin, admin, whoever holds the link of the booking.
     */
    get: operations['listBookingPayments']
    put?: never
    /**
     * Tell about a transfer for a booking, or note cash
     * @description A transfer is a claim that waits to be confirmed. Cash is for staff, who took it, and counts at once. A photo of the receipt is sent in a form.
     *
     *     Who may: user, subadmin, admin, whoever holds the link of the booking.
     */
    post: operations['createBookingPayment']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/bookings/{ref}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read a booking by its id or code
     * @description Who may: user, subadmin, admin, whoever holds the link of the booking.
     */
    get: operations['getBooking']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Change a booking: its customer while it is pending, staff always
     * @description What is left out stays, but a new `date` without `lastDate` is a booking of that one day. Other days, another vehicle or other extras make a new quote and take their places like a new booking. Only an admin sets `status` to `successful`, or back to `pending`.
     *
     *     Who may: user, subadmin, admin, whoever holds the link of the booking.
     */
    patch: operations['changeBooking']
    trace?: never
  }
  '/bookings/{ref}/assignments/{day}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Give a day of a booking its driver and its unit
     * @description What is left out stays, null takes it away. `seenDriverId` and `seenUnitId` say who was assigned before, null for nobody: where that is no longer so, nothing is changed.
     *
     *     Who may: subadmin, admin.
     */
    put: operations['assignBooking']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/contact': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send a message to the company
     * @description Who may: visitor, user, subadmin, admin.
     */
    post: operations['createContact']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/book': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Ask for a car by the day, week or month
     * @description Who may: visitor, user, subadmin, admin.
     */
    post: operations['createTravelBooking']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/booking': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the travel bookings, newest first
     * @description Who may: subadmin, admin.
     */
    get: operations['listTravelBookings']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/booking/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read one travel booking
     * @description Who may: subadmin, admin.
     */
    get: operations['getTravelBooking']
    put?: never
    post?: never
    /**
     * Delete a travel booking
     * @description Who may: subadmin, admin.
     */
    delete: operations['removeTravelBooking']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/booking/{id}/offer': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Turn a travel booking into an offer
     * @description A pending booking without an account, which holds its days until `holdUntil`. By the link its person sees the price and pays. Lines with a reason change the price, and make one where the price is on request.
     *
     *     Who may: subadmin, admin.
     */
    post: operations['makeOffer']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/contact': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the messages, newest first
     * @description Who may: admin.
     */
    get: operations['listContacts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/contact/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read one message
     * @description Who may: admin.
     */
    get: operations['getContact']
    put?: never
    post?: never
    /**
     * Delete a message
     * @description Who may: admin.
     */
    delete: operations['removeContact']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/OneDayVehiclesBook': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List everybody’s bookings, newest first
     * @description Who may: subadmin, admin.
     */
    get: operations['listOneDayBookings']
    put?: never
    /**
     * Book a vehicle for a day
     * @description The price and all facts about the vehicle are the server’s; whatever else is sent of them is ignored. A transfer pays for one booking only.
     *
     *     Who may: user, subadmin, admin.
     */
    post: operations['createOneDayBooking']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/OneDayVehiclesBook/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Delete a booking from all lists, and give its places back
     * @description Its payments, lines and history stay. A transfer that nobody confirmed may pay for another booking, a confirmed one may not. From then on every call answers 404, but an admin reads it by `GET /bookings/{ref}`, with `hidden`.
     *
     *     Who may: admin.
     */
    delete: operations['removeOneDayBooking']
    options?: never
    head?: never
    /**
     * Set a booking’s status
     * @description An admin sets any. Everybody else only cancels an own booking that is still pending.
     *
     *     Who may: user, subadmin, admin.
     */
    patch: operations['setBookingStatus']
    trace?: never
  }
  '/dashboard/OneDayVehiclesBook/{status}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List everybody’s bookings of one status, newest first
     * @description Who may: subadmin, admin.
     */
    get: operations['listOneDayBookingsOfStatus']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/OneDayVehiclesBookUser': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the caller’s own bookings, newest first
     * @description Who may: user, subadmin, admin.
     */
    get: operations['listOwnOneDayBookings']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/user': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List those who sign in with a password, newest first
     * @description Who may: admin.
     */
    get: operations['listUsers']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/user/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Change a person, or their role
     * @description What is absent stays as it is. A blank password keeps the old one, a blank phone removes it. A new role or password ends the person’s sessions.
     *
     *     Who may: admin.
     */
    put: operations['updateUser']
    post?: never
    /**
     * Delete a person; their bookings stay without their data
     * @description Who may: admin.
     */
    delete: operations['removeUser']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboard/userGoogle': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List those who sign in with Google, newest first
     * @description Who may: admin.
     */
    get: operations['listGoogleUsers']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/dashboards': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read the caller’s own record as the first entry of a list
     * @description Who may: user, subadmin, admin.
     */
    get: operations['getDashboards']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/desk/bookings': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Book for a customer at the desk, who needs no account
     * @description Paid in cash, which counts at once, by a transfer that waits to be confirmed, or later. No limit on pending bookings binds. Lines with a reason change the price.
     *
     *     Who may: subadmin, admin.
     */
    post: operations['createDeskBooking']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/drivers': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the drivers by name
     * @description Who may: subadmin, admin.
     */
    get: operations['listDrivers']
    put?: never
    /**
     * Take on a driver
     * @description In a form lists have commas between their parts.
     *
     *     Who may: subadmin, admin.
     */
    post: operations['createDriver']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/drivers/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read one driver
     * @description Who may: subadmin, admin.
     */
    get: operations['getDriver']
    /**
     * Change a driver, whole; days off and the portrait stay where they are not sent
     * @description Who may: subadmin, admin.
     */
    put: operations['updateDriver']
    post?: never
    /**
     * Delete a driver who never had a trip
     * @description Who may: subadmin, admin.
     */
    delete: operations['removeDriver']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/duty': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read the trips of the driver whose link it is
     * @description Who may: whoever holds the link of a driver.
     */
    get: operations['getDuty']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/duty/steps': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Send what a driver pressed, as often and in whatever order it comes
     * @description Who may: whoever holds the link of a driver.
     */
    post: operations['recordDutySteps']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/extras': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the extras, the oldest first
     * @description Who may: admin.
     */
    get: operations['listExtras']
    put?: never
    /**
     * Make an extra
     * @description Who may: admin.
     */
    post: operations['createExtra']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/extras/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read one extra
     * @description Who may: admin.
     */
    get: operations['getExtra']
    /**
     * Change an extra, whole
     * @description Who may: admin.
     */
    put: operations['updateExtra']
    post?: never
    /**
     * Delete an extra
     * @description Who may: admin.
     */
    delete: operations['removeExtra']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/health': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Ask whether the site and its database answer
     * @description Who may: visitor, user, subadmin, admin.
     */
    get: operations['getHealth']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/health/live': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Ask whether this process answers at all, whatever its database does
     * @description Who may: visitor, user, subadmin, admin.
     */
    get: operations['getLiveness']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/health/ready': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Ask whether this process can take requests: a balancer sends it none while it cannot
     * @description Who may: visitor, user, subadmin, admin.
     */
    get: operations['getReadiness']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/live': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Follow what changes
     * @description Server-sent events, each with a kind and an id and never with what the record says: booking, payment, statement, travel-booking, contact, assignment, driver, unit, vehicle, customer, user, mail, price-rule, extra, audit. An assignment has the id of its booking. Only kinds that the caller may see. The stream ends when the session does, and whenever events may have been lost: open it again and read anew.
     *
     *     Who may: subadmin, admin.
     */
    get: operations['followChanges']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/login': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Sign in; the answer sets the cookie of the session
     * @description Who may: visitor, user, subadmin, admin.
     */
    post: operations['login']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/logout': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Sign out; the session is worthless from then on, even to who copied its cookie
     * @description Who may: visitor, user, subadmin, admin.
     */
    post: operations['logout']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/months/{month}/close': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Close a month of the books
     * @description What is paid or returned later counts in the next month that is open.
     *
     *     Who may: admin.
     */
    post: operations['closeMonth']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/openapi.json': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read this description
     * @description Who may: visitor, user, subadmin, admin.
     */
    get: operations['getOpenApiDocument']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/payments/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /**
     * Confirm a claimed payment, or refuse it with a reason
     * @description A booking whose confirmed payments reach its total becomes successful. Deciding the same again changes nothing.
     *
     *     Who may: admin.
     */
    patch: operations['decidePayment']
    trace?: never
  }
  '/payments/{id}/refund': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Write down what is returned of a confirmed payment
     * @description At most what is left of it. The row that is answered has a negative amount.
     *
     *     Who may: admin.
     */
    post: operations['refundPayment']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/price-rules': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the price rules, the highest rank first
     * @description Who may: admin.
     */
    get: operations['listPriceRules']
    put?: never
    /**
     * Make a price rule
     * @description Either `percent` or `amount`; for one vehicle (`vehicleId`), a `class`, or all.
     *
     *     Who may: admin.
     */
    post: operations['createPriceRule']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/price-rules/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read one price rule
     * @description Who may: admin.
     */
    get: operations['getPriceRule']
    /**
     * Change a price rule, whole
     * @description Who may: admin.
     */
    put: operations['updatePriceRule']
    post?: never
    /**
     * Delete a price rule
     * @description Who may: admin.
     */
    delete: operations['removePriceRule']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/profile': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read the caller’s own record
     * @description Who may: user, subadmin, admin.
     */
    get: operations['getProfile']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/profile/data': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Download everything that is kept about the caller’s account
     * @description Who may: user, subadmin, admin.
     */
    get: operations['getOwnData']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/quote': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Ask what a rental costs, line by line
     * @description Who may: visitor, user, subadmin, admin.
     */
    get: operations['getQuote']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/register': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Make an account with the role `user`
     * @description Who may: visitor, user, subadmin, admin.
     */
    post: operations['register']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/search': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Find bookings, customers, vehicles and messages
     * @description At most ten of each, in any script and spelling: letters that sound alike in Amharic are one, apostrophes and doubled letters make no difference. Messages of the contact form are for admins.
     *
     *     Who may: subadmin, admin.
     */
    get: operations['searchEverything']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/settings': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read the settings
     * @description Who may: admin.
     */
    get: operations['getSettings']
    /**
     * Change the settings; every page, mail and print shows them within five seconds
     * @description Who may: admin.
     */
    put: operations['saveSettings']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/statements': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Upload a bank’s statement and compare it with the claimed transfers
     * @description The columns are recognised by their names, in any order. Each line is kept once: the same file again is the same statement, with its figures as they are by then. What cannot be read is refused, and `fields.file` names the line of the file.
     *
     *     Who may: admin.
     */
    post: operations['importStatement']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/statements/{id}/confirm': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Confirm every claim that a line of the statement names with its reference and amount
     * @description Claims made after the upload are among them. What was decided meanwhile is left alone, so that calling it again confirms nothing twice.
     *
     *     Who may: admin.
     */
    post: operations['confirmStatement']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/units': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the units by plate
     * @description Who may: subadmin, admin.
     */
    get: operations['listUnits']
    put?: never
    /**
     * Add a unit to a vehicle
     * @description At most as many active ones as the vehicle’s quantity.
     *
     *     Who may: subadmin, admin.
     */
    post: operations['createUnit']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/units/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Read one unit
     * @description Who may: subadmin, admin.
     */
    get: operations['getUnit']
    /**
     * Change a unit, whole; its picture stays where none is sent
     * @description Who may: subadmin, admin.
     */
    put: operations['updateUnit']
    post?: never
    /**
     * Delete a unit that never had a trip
     * @description Who may: subadmin, admin.
     */
    delete: operations['removeUnit']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/uploads': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List all cars, newest first
     * @description Who may: visitor, user, subadmin, admin.
     */
    get: operations['listCars']
    put?: never
    /**
     * Post a car with its pictures
     * @description Who may: subadmin, admin.
     */
    post: operations['createCar']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/uploads/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Change a car; its pictures stay where none is sent
     * @description What is left out stays as it is. One picture takes the place of the first, several replace all of them.
     *
     *     Who may: subadmin, admin.
     */
    put: operations['updateCar']
    post?: never
    /**
     * Delete a car that is not booked on coming days, and its pictures
     * @description Who may: subadmin, admin.
     */
    delete: operations['removeCar']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/uploads/one': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The same list as `/uploads/Ones`, under a shorter name
     * @description Who may: visitor, user, subadmin, admin.
     */
    get: operations['listOneDayVehiclesShort']
    put?: never
    /**
     * Post a one-day vehicle with its pictures
     * @description Who may: subadmin, admin.
     */
    post: operations['createOneDayVehicle']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/uploads/one/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Change a one-day vehicle; its pictures stay where none is sent
     * @description What is left out stays as it is. One picture takes the place of the first, several replace all of them.
     *
     *     Who may: subadmin, admin.
     */
    put: operations['updateOneDayVehicle']
    post?: never
    /**
     * Delete a one-day vehicle that is not booked on coming days
     * @description Who may: subadmin, admin.
     */
    delete: operations['removeOneDayVehicle']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/uploads/ones': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The same list as `/uploads/Ones`, in another spelling
     * @description Who may: visitor, user, subadmin, admin.
     */
    get: operations['listOneDayVehiclesVariant']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/uploads/Ones': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List or search the one-day vehicles, with what is left on a day
     * @description Who may: visitor, user, subadmin, admin.
     */
    get: operations['listOneDayVehicles']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/uploads/price/{priceBand}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the one-day vehicles of a price band
     * @description Bands include both ends: `3k` is Br 3,000 to 4,000, …, `9k` from Br 9,000.
     *
     *     Who may: visitor, user, subadmin, admin.
     */
    get: operations['listOneDayVehiclesOfBand']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/uploads/sub': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List all cars, under the name that older clients know
     * @description Who may: visitor, user, subadmin, admin.
     */
    get: operations['listCarsVariant']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/uploads/type/{type}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the cars of one category
     * @description Who may: visitor, user, subadmin, admin.
     */
    get: operations['listCarsOfType']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/vehicles': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Search the vehicles of both kinds for some days, with what is left and what the days cost
     * @description Who may: visitor, user, subadmin, admin.
     */
    get: operations['searchVehicles']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/vehicles/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get one vehicle of either kind with its pictures, facts and extras
     * @description Who may: visitor, user, subadmin, admin.
     */
    get: operations['getVehicle']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    Assignment: {
      /**
       * Format: date
       * @description A day in Addis Ababa.
       */
      day: string
      driverId: string | null
      unitId: string | null
    }
    Availability: {
      /** Format: uuid */
      _id: string
      days: {
        /**
         * Format: date
         * @description A day in Addis Ababa.
         */
        date: string
        /** @description What is left on that day. */
        available: number
      }[]
    }
    Booking: {
      /** Format: uuid */
      _id: string
      /** @description Six letters and digits, by which people name the booking. */
      code: string
      /** @enum {string} */
      status: 'pending' | 'successful' | 'canceled'
      /**
       * Format: date
       * @description A day in Addis Ababa.
       */
      date: string
      /**
       * Format: date
       * @description A day in Addis Ababa.
       */
      lastDate: string
      /** @description When its places are free again while it is pending; null where nothing ends it. */
      holdUntil: string | null
      vehicle: {
        _id: string | null
        name: string
        url: string
      }
      pickupPlace: string | null
      /** @description `HH:MM` in Addis Ababa. */
      pickupTime: string | null
      returnTime: string | null
      destination: string
      passengers: number | null
      flight: string | null
      /** @description Who rides, where it is not the customer. */
      rider: {
        name: string
        phone: string | null
      } | null
      message: string | null
      customer: {
        name: string
        /** @description E.164. */
        phone: string
        email: string
      }
      lines: {
        /** @description In the caller’s language, but for what staff typed in another. */
        text: string
        /**
         * @description Where `text` is not in the caller’s language: `en`, or empty if nobody knows.
         * @enum {string}
         */
        lang?: 'en' | ''
        quantity: number
        /** @enum {string} */
        unit: 'day' | 'booking'
        /** @description Of the whole line, in santim. */
        amount: number
      }[]
      /** @description What it costs, the sum of its lines, in santim. */
      total: number
      /** @description What was confirmed less what was returned, in santim. */
      paid: number
      /** @description What is still open, in santim. */
      due: number
      /** @description What was paid too much, in santim. */
      over: number
      /** @description Counts every change of it. */
      version: number
      /**
       * Format: date-time
       * @description ISO 8601, in UTC.
       */
      createdAt: string
      /**
       * @description Deleted; only an admin is told.
       * @constant
       */
      hidden?: true
    }
    Car: {
      /** Format: uuid */
      _id: string
      name: string
      /** @enum {string} */
      item: 'suv' | 'midsuv' | 'fullsuv' | 'pickup' | 'minivan'
      /** @description As staff typed it, with its currency. */
      price: string
      filename: string
      /** @description The picture’s address on this site. */
      url: string
    }
    Contact: {
      /** Format: uuid */
      _id: string
      firstName: string
      lastName: string | null
      email: string
      /** @description E.164. */
      phone: string
      message: string
      /** @description Whether a signed-in admin sent it. */
      isAdmin: boolean
      /**
       * Format: date-time
       * @description ISO 8601, in UTC.
       */
      createdAt: string
    }
    Driver: {
      /** Format: uuid */
      _id: string
      name: string
      /** @description E.164. */
      phone: string
      email?: string
      licence: string
      /**
       * Format: date
       * @description A day in Addis Ababa.
       */
      licenceUntil: string
      languages: string[]
      drivesSince?: number
      /** @enum {string} */
      language: 'en' | 'or' | 'am'
      active: boolean
      /** @description The picture’s address on this site. */
      image: string | null
      daysOff: string[]
    }
    Duty: {
      firstName: string
      /**
       * @description Of the duty page.
       * @enum {string}
       */
      language: 'en' | 'or' | 'am'
      /**
       * Format: date
       * @description A day in Addis Ababa.
       */
      today: string
      trips: {
        /** Format: uuid */
        bookingId: string
        code: string
        /**
         * Format: date
         * @description A day in Addis Ababa.
         */
        day: string
        /**
         * Format: date
         * @description The first day of the trip.
         */
        date: string
        /**
         * Format: date
         * @description A day in Addis Ababa.
         */
        lastDate: string
        fromMinute: number
        untilMinute: number
        pickupTime: string | null
        returnTime: string | null
        pickupPlace: string | null
        destination: string
        passengers: number | null
        flight: string | null
        /** @description What was booked along with the vehicle. */
        extras: string[]
        message: string | null
        name: string
        /** @description From 12 hours before to 12 hours after the trip, else null. */
        phone: string | null
        vehicleName: string
        plate: string | null
        state: ('accepted' | 'coming' | 'aboard' | 'done') | null
      }[]
    }
    Extra: {
      /** Format: uuid */
      _id: string
      text: {
        en: string
        or: string
        am: string
      }
      /** @description In santim. */
      amount: number
      /** @enum {string} */
      per: 'booking' | 'day'
      /**
       * @description The only kind of vehicle that it is for; absent for both.
       * @enum {string}
       */
      kind?: 'one-day' | 'car'
      /**
       * @description A driver comes with it; absent where none does.
       * @constant
       */
      driver?: true
    }
    Found: {
      bookings: components['schemas']['Booking'][]
      customers: {
        /** Format: uuid */
        _id: string
        name: string
        /** @description E.164. */
        phone: string
        email: string | null
        hasAccount: boolean
      }[]
      vehicles: components['schemas']['FoundVehicle'][]
      messages: (components['schemas']['FoundTravelBooking'] | components['schemas']['FoundMessage'])[]
    }
    FoundMessage: {
      /** Format: uuid */
      _id: string
      firstName: string
      lastName: string | null
      email: string
      /** @description E.164. */
      phone: string
      message: string
      /** @description Whether a signed-in admin sent it. */
      isAdmin: boolean
      /**
       * Format: date-time
       * @description ISO 8601, in UTC.
       */
      createdAt: string
      /** @enum {string} */
      language: 'en' | 'or' | 'am'
    }
    FoundTravelBooking: {
      /** Format: uuid */
      _id: string
      firstName: string
      lastName: string | null
      email: string | null
      /** @description E.164. */
      phone: string
      /**
       * Format: date
       * @description A day in Addis Ababa.
       */
      date: string
      /** @enum {string} */
      item: 'suv' | 'midsuv' | 'fullsuv' | 'pickup' | 'minivan'
      destination: string | null
      message: string | null
      /** @description Whether a signed-in admin sent it. */
      isAdmin: boolean
      /**
       * Format: date-time
       * @description ISO 8601, in UTC.
       */
      createdAt: string
      code: string
    }
    FoundVehicle: {
      /** Format: uuid */
      _id: string
      /** @enum {string} */
      kind: 'one-day' | 'car'
      name: string
      model: string
      class: ('suv' | 'midsuv' | 'fullsuv' | 'pickup' | 'minivan') | null
      seats: number | null
      bags: number | null
      gearbox: ('automatic' | 'manual') | null
      fuel: ('petrol' | 'diesel' | 'hybrid' | 'electric') | null
      quantity: number
      /** @description Whole Br a day. */
      dayPrice: number | null
      /** @description Whole Br a day. */
      priceFrom7: number | null
      /** @description Whole Br a day. */
      priceFrom30: number | null
      /** @description Of a car, as staff typed it. */
      price: string | null
      /** @description The features in the caller’s language where they exist in it. */
      text: string
      texts: {
        en?: string
        or?: string
        am?: string
      }
      /** @description The first picture’s address on this site. */
      url: string
      filename: string
      pictures: {
        url: string
        filename: string
      }[]
      /** @description What is left on the day with the least. */
      available: number
      /** @description What these days cost by the quote, in santim; null without a day price. */
      total: number | null
    }
    ManagedUser: {
      /** Format: uuid */
      _id: string
      firstName: string
      lastName: string
      email: string
      phone: string | null
      /** @enum {string} */
      role: 'user' | 'subadmin' | 'admin'
      avatar: string | null
      lastLogin: string | null
      /**
       * Format: date-time
       * @description ISO 8601, in UTC.
       */
      createdAt: string
      /** @description Whether the role is `admin`, for older clients. */
      isAdmin: boolean
      /** @description Whether the role is `subadmin`, for older clients. */
      isSubAdmin: boolean
      /** @description Whether the person signs in with Google. */
      isGoogle: boolean
      /** @description First and last name. */
      name: string
    }
    OneDayBooking: {
      /** Format: uuid */
      _id: string
      /** @description Six letters and digits, by which people name the booking. */
      code: string
      /**
       * Format: date-time
       * @description ISO 8601, in UTC.
       */
      createdAt: string
      /**
       * Format: date
       * @description A day in Addis Ababa.
       */
      lastDate: string
      /** @description What it costs, in santim. */
      total: number
      /** @description What was confirmed less what was returned, in santim. */
      paid: number
      /** @description What is still open, in santim. */
      due: number
      /** @description When its places are free again while it is pending. */
      holdUntil: string | null
      /** @description The first claimed transfer; empty while there is none. */
      transactionId: string
      data: {
        /** @description The vehicle’s picture. */
        url: string
        avatar: string | null
        /** @description The customer’s name. */
        customName: string
        /** @description The vehicle’s name. */
        ownerName: string
        model: string
        email: string
        /** @description E.164. */
        phone: string
        destination: string
        message: string | null
        /** @description Whole Br, from the vehicle. */
        price: number
        item: string
        /**
         * Format: date
         * @description A day in Addis Ababa.
         */
        date: string
        /** @enum {string} */
        status: 'pending' | 'successful' | 'canceled'
      }
    }
    OneDayVehicle: {
      /** Format: uuid */
      _id: string
      name: string
      /** @description The same as `name`, for older clients. */
      displayname: string
      /** @description Whole Br for one day with the driver. */
      price: number
      model: string
      /** @description The features, in the caller’s language where they exist in it. */
      item: string
      /** @description How many of this vehicle exist. */
      quantity: number
      /** @description The picture’s address on this site. */
      url: string
      filename: string
      /** @description What is left on the day that was asked for. */
      available: number
    }
    OwnData: {
      profile: {
        /** Format: uuid */
        id: string
        firstName: string
        lastName: string
        email: string
        emailConfirmedAt: string | null
        phone: string | null
        /** @enum {string} */
        role: 'user' | 'subadmin' | 'admin'
        /** @enum {string} */
        locale: 'en' | 'om' | 'am'
        avatar: string | null
        lastLoginAt: string | null
        /**
         * Format: date-time
         * @description ISO 8601, in UTC.
         */
        createdAt: string
      }
      bookings: {
        /** Format: uuid */
        id: string
        vehicleId: string | null
        code: string
        /**
         * Format: date
         * @description A day in Addis Ababa.
         */
        date: string
        /**
         * Format: date
         * @description A day in Addis Ababa.
         */
        lastDate: string
        /** @enum {string} */
        status: 'pending' | 'successful' | 'canceled'
        transactionId: string | null
        isTransactionReleased: boolean
        transferKind:
          | (
              | 'cbe'
              | 'abyssinia'
              | 'ft'
              | 'telebirr'
              | 'cbebirr'
              | 'mpesa'
              | 'dashen'
              | 'awash'
              | 'zemen'
              | 'ebirr'
            )
          | null
        /** @enum {string} */
        receiptVerdict: 'waiting' | 'confirmed' | 'mismatch' | 'unknown'
        /** @description Words such as reference, amount, price, receiver, reversed, old, future, reused. */
        receiptFindings: string[]
        receiptPhotoKey: string | null
        /** @enum {string} */
        locale: 'en' | 'om' | 'am'
        /** @description Br. */
        amount: number
        /** @description Whole Br a day. */
        price: number
        /** @description Br. */
        total: number
        /** @description Br. */
        paid: number
        /** @description Br. */
        claimed: number
        /** @description Br. */
        due: number
        /** @description Br. */
        over: number
        holdUntil: string | null
        version: number
        isHidden: boolean
        passengers: number | null
        flight: string | null
        rider: {
          name: string
          phone: string | null
        } | null
        pickupPlace: string | null
        pickupTime: string | null
        returnTime: string | null
        /** @description E.164. */
        phone: string
        destination: string
        message: string | null
        vehicleName: string
        vehicleModel: string
        vehicleItem: string
        vehicleUrl: string
        customerName: string
        customerEmail: string
        customerAvatar: string | null
        /**
         * Format: date-time
         * @description ISO 8601, in UTC.
         */
        createdAt: string
        statusChanges: {
          fromStatus: ('pending' | 'successful' | 'canceled') | null
          /** @enum {string} */
          toStatus: 'pending' | 'successful' | 'canceled'
          reason: string | null
          /** @description What was changed: each field with what it was and is. */
          changes: unknown
          /**
           * Format: date-time
           * @description ISO 8601, in UTC.
           */
          createdAt: string
        }[]
      }[]
      sessions: {
        browser: string | null
        system: string | null
        /**
         * Format: date-time
         * @description ISO 8601, in UTC.
         */
        createdAt: string
        /**
         * Format: date-time
         * @description ISO 8601, in UTC.
         */
        lastSeenAt: string
      }[]
      signIns: {
        provider: string
        displayName: string | null
        /**
         * Format: date-time
         * @description ISO 8601, in UTC.
         */
        createdAt: string
      }[]
      passkeys: {
        name: string
        /**
         * Format: date-time
         * @description ISO 8601, in UTC.
         */
        createdAt: string
        lastUsedAt: string | null
      }[]
      payments: {
        /** Format: uuid */
        bookingId: string
        /** @enum {string} */
        way: 'transfer' | 'cash'
        /** @enum {string} */
        state: 'claimed' | 'confirmed' | 'refused'
        /** @description Br. */
        amount: number
        reference: string | null
        reason: string | null
        /** @description The photo as a `data:` address. */
        receiptPhoto: string | null
        /**
         * Format: date-time
         * @description ISO 8601, in UTC.
         */
        createdAt: string
      }[]
      /** @description Sent by the contact form with the account’s confirmed address. */
      messages: {
        firstName: string
        lastName: string | null
        email: string
        /** @description E.164. */
        phone: string
        message: string
        /**
         * Format: date-time
         * @description ISO 8601, in UTC.
         */
        createdAt: string
        replies: {
          text: string
          /**
           * Format: date-time
           * @description ISO 8601, in UTC.
           */
          createdAt: string
        }[]
      }[]
      /** @description Travel requests with the account’s confirmed address. */
      requests: {
        firstName: string
        lastName: string | null
        email: string | null
        /** @description E.164. */
        phone: string
        /**
         * Format: date
         * @description A day in Addis Ababa.
         */
        date: string
        /** @enum {string} */
        item: 'suv' | 'midsuv' | 'fullsuv' | 'pickup' | 'minivan'
        destination: string | null
        message: string | null
        /**
         * Format: date-time
         * @description ISO 8601, in UTC.
         */
        createdAt: string
        replies: {
          text: string
          /**
           * Format: date-time
           * @description ISO 8601, in UTC.
           */
          createdAt: string
        }[]
      }[]
      newsletter: {
        confirmedAt: string | null
      } | null
      /** @description How staff look at the lists of the desk. */
      savedViews: {
        name: string
        path: string
        query: string
      }[]
      mails: {
        template: string
        recipient: string
        /** @description What the mail was written from. */
        args: unknown
        /** @enum {string} */
        state: 'queued' | 'sent' | 'failed'
        /**
         * Format: date-time
         * @description ISO 8601, in UTC.
         */
        createdAt: string
      }[]
    }
    Payment: {
      /** Format: uuid */
      _id: string
      /** @enum {string} */
      way: 'transfer' | 'cash'
      /** @enum {string} */
      state: 'claimed' | 'confirmed' | 'refused'
      /** @description Santim; negative where it was returned. */
      amount: number
      /** @description The payment that this one returns. */
      refundOf: string | null
      /** @description The transfer as it was typed. */
      reference: string | null
      /** @description Why it was refused or returned: a word of the list of causes, or what staff wrote. */
      reason: string | null
      /** @description The day of the books on which it counts; null until it is confirmed. */
      countedOn: string | null
      /**
       * Format: date-time
       * @description ISO 8601, in UTC.
       */
      createdAt: string
      /** @description When it was confirmed or refused. */
      decidedAt: string | null
    }
    PriceRule: {
      /** Format: uuid */
      _id: string
      name: string
      /** @description For readers of Oromo; they read `name` without it. */
      nameOr?: string
      /** @description For readers of Amharic. */
      nameAm?: string
      rank: number
      percent?: number
      /** @description In santim. */
      amount?: number
      /**
       * Format: date
       * @description A day in Addis Ababa.
       */
      from?: string
      /**
       * Format: date
       * @description A day in Addis Ababa.
       */
      to?: string
      /** @description 1 is Monday; absent for all. */
      weekdays?: number[]
      /** Format: uuid */
      vehicleId?: string
      /** @enum {string} */
      class?: 'suv' | 'midsuv' | 'fullsuv' | 'pickup' | 'minivan'
    }
    Quote: {
      days: number
      lines: {
        /** @description In the caller’s language, but for what staff typed in another. */
        text: string
        /**
         * @description Where `text` is not in the caller’s language: `en`, or empty if nobody knows.
         * @enum {string}
         */
        lang?: 'en' | ''
        quantity: number
        /** @enum {string} */
        unit: 'day' | 'booking'
        /** @description Of the whole line, in santim. */
        amount: number
      }[]
      /** @description The sum of the lines, in santim. */
      total: number
      /** @description What is left on the day with the least. */
      available: number
    }
    Settings: {
      company: {
        name: string
        phone: string
        /** Format: email */
        email: string
        address: string
        addressOr: string
        addressAm: string
        whatsapp: '' | string
        telegram: '' | string
      }
      banks: {
        bank: string
        bankOr: string
        bankAm: string
        accountName: string
        accountNumber: string
      }[]
      holds: {
        hours: number
        hoursSoon: number
        hoursLeast: number
        hoursOfFirstClaim: number
        lapseDays: number
        hoursOfOffer: number
      }
      limits: {
        pendingPerPerson: number
        pendingBeforePaid: number
        pendingPerPhone: number
      }
      /** @description Whether staff sign in with a second step. */
      security?: {
        staffFactor: boolean
      }
      /** @description When the office is open: the weekdays with their hours; none for day and night. */
      workingHours?: {
        /** @description From 1 (Monday) to 7 (Sunday). */
        weekday: number
        /** @description `HH:MM` in Addis Ababa. */
        opens: string
        /** @description `HH:MM`; on the next day where it is earlier than `opens`. */
        closes: string
      }[]
      /** @description Counts every change of them. */
      version: number
    }
    Statement: {
      /** Format: uuid */
      _id: string
      /** @description How many the file has, those that went out among them. */
      lines: number
      /** @description Lines that name a claim of their reference and their amount. */
      exact: number
      /** @description Lines whose reference is claimed with another amount, twice, or went out again. */
      differs: number
      /** @description Lines that nobody claims. */
      notFound: number
    }
    TravelBooking: {
      /** Format: uuid */
      _id: string
      firstName: string
      lastName: string | null
      email: string | null
      /** @description E.164. */
      phone: string
      /**
       * Format: date
       * @description A day in Addis Ababa.
       */
      date: string
      /** @enum {string} */
      item: 'suv' | 'midsuv' | 'fullsuv' | 'pickup' | 'minivan'
      destination: string | null
      message: string | null
      /** @description Whether a signed-in admin sent it. */
      isAdmin: boolean
      /**
       * Format: date-time
       * @description ISO 8601, in UTC.
       */
      createdAt: string
    }
    Unit: {
      /** Format: uuid */
      _id: string
      /** Format: uuid */
      vehicleId: string
      plate: string
      active: boolean
      /**
       * Format: date
       * @description A day in Addis Ababa.
       */
      insuranceUntil?: string
      /**
       * Format: date
       * @description A day in Addis Ababa.
       */
      inspectionUntil?: string
      /** @description The picture’s address on this site. */
      image: string | null
      outOfService: {
        /**
         * Format: date
         * @description A day in Addis Ababa.
         */
        from: string
        /**
         * Format: date
         * @description A day in Addis Ababa.
         */
        to: string
      }[]
    }
    User: {
      /** Format: uuid */
      _id: string
      firstName: string
      lastName: string
      email: string
      phone: string | null
      /** @enum {string} */
      role: 'user' | 'subadmin' | 'admin'
      avatar: string | null
      lastLogin: string | null
      /**
       * Format: date-time
       * @description ISO 8601, in UTC.
       */
      createdAt: string
      /** @description Whether the role is `admin`, for older clients. */
      isAdmin: boolean
      /** @description Whether the role is `subadmin`, for older clients. */
      isSubAdmin: boolean
    }
    VehicleWithExtras: {
      /** Format: uuid */
      _id: string
      /** @enum {string} */
      kind: 'one-day' | 'car'
      name: string
      model: string
      class: ('suv' | 'midsuv' | 'fullsuv' | 'pickup' | 'minivan') | null
      seats: number | null
      bags: number | null
      gearbox: ('automatic' | 'manual') | null
      fuel: ('petrol' | 'diesel' | 'hybrid' | 'electric') | null
      quantity: number
      /** @description Whole Br a day. */
      dayPrice: number | null
      /** @description Whole Br a day. */
      priceFrom7: number | null
      /** @description Whole Br a day. */
      priceFrom30: number | null
      /** @description Of a car, as staff typed it. */
      price: string | null
      /** @description The features in the caller’s language where they exist in it. */
      text: string
      texts: {
        en?: string
        or?: string
        am?: string
      }
      /** @description The first picture’s address on this site. */
      url: string
      filename: string
      pictures: {
        url: string
        filename: string
      }[]
      /** @description What can be rented along with it. */
      extras: components['schemas']['Extra'][]
    }
    Error: {
      /** @description What happened, in the caller’s language. */
      error: string
      /** @description The same text. */
      message: string
      /**
       * @description Stays the same in every language.
       * @enum {string}
       */
      code:
        | 'ACCOUNT_CLOSED'
        | 'ADDRESS_FULL'
        | 'ASSIGNMENT_CHANGED'
        | 'BODY_TOO_LARGE'
        | 'BUSY'
        | 'CREDENTIALS_MISSING'
        | 'CROSS_ORIGIN'
        | 'DATE_OUT_OF_RANGE'
        | 'DRIVER_HAS_TRIPS'
        | 'DRIVER_OFF'
        | 'DRIVER_TAKEN'
        | 'EMAIL_TAKEN'
        | 'FILE_DAMAGED'
        | 'FILE_TOO_LARGE'
        | 'FILE_TOO_MANY_PIXELS'
        | 'FILE_TYPE'
        | 'FORBIDDEN'
        | 'IDEMPOTENCY_CONFLICT'
        | 'INVALID_INPUT'
        | 'LAST_ADMIN'
        | 'LICENCE_EXPIRED'
        | 'MALFORMED_FORM'
        | 'MALFORMED_JSON'
        | 'METHOD_NOT_ALLOWED'
        | 'MONTH_CLOSED'
        | 'NOT_FOUND'
        | 'NO_ROLE'
        | 'PASSWORD_WRONG'
        | 'PAYMENT_DECIDED'
        | 'PLACES_HELD'
        | 'PLATE_TAKEN'
        | 'PRICE_ON_REQUEST'
        | 'PROOF_REQUIRED'
        | 'PROVIDER_NOT_CONFIGURED'
        | 'RANK_TAKEN'
        | 'REFUND_TOO_HIGH'
        | 'SECOND_FACTOR_MISSING'
        | 'SECOND_FACTOR_REQUIRED'
        | 'SOLD_OUT'
        | 'STAFF_ACCOUNT_OWN'
        | 'STATE_CONFLICT'
        | 'TOO_MANY_CLAIMS'
        | 'TOO_MANY_PENDING'
        | 'TOO_MANY_TRIES'
        | 'TOO_MANY_UNITS'
        | 'TRANSACTION_RELEASED'
        | 'TRANSACTION_USED'
        | 'UNAUTHENTICATED'
        | 'UNEXPECTED'
        | 'UNIT_BLOCKED'
        | 'UNIT_FOREIGN'
        | 'UNIT_HAS_TRIPS'
        | 'UNIT_TAKEN'
        | 'UNSUPPORTED_CONTENT_TYPE'
        | 'USER_NOT_FOUND'
        | 'VEHICLE_BOOKED'
        | 'VERSION_CONFLICT'
      /** @description What is wrong with single fields, by name. */
      fields?: {
        [key: string]: string
      }
    }
  }
  responses: {
    /** @description `UNEXPECTED` */
    UNEXPECTED: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /** @description What happened, in the caller’s language. */
          error: string
          /** @description The same text. */
          message: string
          /**
           * @description Stays the same in every language.
           * @enum {string}
           */
          code: 'UNEXPECTED'
          /** @description What is wrong with single fields, by name. */
          fields?: {
            [key: string]: string
          }
        }
      }
    }
    /** @description `PROVIDER_NOT_CONFIGURED` */
    PROVIDER_NOT_CONFIGURED: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /** @description What happened, in the caller’s language. */
          error: string
          /** @description The same text. */
          message: string
          /**
           * @description Stays the same in every language.
           * @enum {string}
           */
          code: 'PROVIDER_NOT_CONFIGURED'
          /** @description What is wrong with single fields, by name. */
          fields?: {
            [key: string]: string
          }
        }
      }
    }
    /** @description `INVALID_INPUT` */
    INVALID_INPUT: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /** @description What happened, in the caller’s language. */
          error: string
          /** @description The same text. */
          message: string
          /**
           * @description Stays the same in every language.
           * @enum {string}
           */
          code: 'INVALID_INPUT'
          /** @description What is wrong with single fields, by name. */
          fields?: {
            [key: string]: string
          }
        }
      }
    }
    /** @description `UNAUTHENTICATED` */
    UNAUTHENTICATED: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /** @description What happened, in the caller’s language. */
          error: string
          /** @description The same text. */
          message: string
          /**
           * @description Stays the same in every language.
           * @enum {string}
           */
          code: 'UNAUTHENTICATED'
          /** @description What is wrong with single fields, by name. */
          fields?: {
            [key: string]: string
          }
        }
      }
    }
    /** @description `CROSS_ORIGIN` */
    CROSS_ORIGIN: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /** @description What happened, in the caller’s language. */
          error: string
          /** @description The same text. */
          message: string
          /**
           * @description Stays the same in every language.
           * @enum {string}
           */
          code: 'CROSS_ORIGIN'
          /** @description What is wrong with single fields, by name. */
          fields?: {
            [key: string]: string
          }
        }
      }
    }
    /** @description `NOT_FOUND` */
    NOT_FOUND: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /** @description What happened, in the caller’s language. */
          error: string
          /** @description The same text. */
          message: string
          /**
           * @description Stays the same in every language.
           * @enum {string}
           */
          code: 'NOT_FOUND'
          /** @description What is wrong with single fields, by name. */
          fields?: {
            [key: string]: string
          }
        }
      }
    }
    /** @description `BODY_TOO_LARGE` */
    BODY_TOO_LARGE: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /** @description What happened, in the caller’s language. */
          error: string
          /** @description The same text. */
          message: string
          /**
           * @description Stays the same in every language.
           * @enum {string}
           */
          code: 'BODY_TOO_LARGE'
          /** @description What is wrong with single fields, by name. */
          fields?: {
            [key: string]: string
          }
        }
      }
    }
    /** @description `UNSUPPORTED_CONTENT_TYPE` */
    UNSUPPORTED_CONTENT_TYPE: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /** @description What happened, in the caller’s language. */
          error: string
          /** @description The same text. */
          message: string
          /**
           * @description Stays the same in every language.
           * @enum {string}
           */
          code: 'UNSUPPORTED_CONTENT_TYPE'
          /** @description What is wrong with single fields, by name. */
          fields?: {
            [key: string]: string
          }
        }
      }
    }
    /** @description `TOO_MANY_TRIES` */
    TOO_MANY_TRIES: {
      headers: {
        /** @description Seconds to wait. */
        'Retry-After'?: number
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /** @description What happened, in the caller’s language. */
          error: string
          /** @description The same text. */
          message: string
          /**
           * @description Stays the same in every language.
           * @enum {string}
           */
          code: 'TOO_MANY_TRIES'
          /** @description What is wrong with single fields, by name. */
          fields?: {
            [key: string]: string
          }
        }
      }
    }
    /** @description `BUSY` */
    BUSY: {
      headers: {
        /** @description Seconds to wait. */
        'Retry-After'?: number
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /** @description What happened, in the caller’s language. */
          error: string
          /** @description The same text. */
          message: string
          /**
           * @description Stays the same in every language.
           * @enum {string}
           */
          code: 'BUSY'
          /** @description What is wrong with single fields, by name. */
          fields?: {
            [key: string]: string
          }
        }
      }
    }
    /** @description `DRIVER_TAKEN` */
    DRIVER_TAKEN: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /** @description What happened, in the caller’s language. */
          error: string
          /** @description The same text. */
          message: string
          /**
           * @description Stays the same in every language.
           * @enum {string}
           */
          code: 'DRIVER_TAKEN'
          /** @description What is wrong with single fields, by name. */
          fields?: {
            [key: string]: string
          }
        }
      }
    }
    /** @description `DRIVER_HAS_TRIPS` */
    DRIVER_HAS_TRIPS: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /** @description What happened, in the caller’s language. */
          error: string
          /** @description The same text. */
          message: string
          /**
           * @description Stays the same in every language.
           * @enum {string}
           */
          code: 'DRIVER_HAS_TRIPS'
          /** @description What is wrong with single fields, by name. */
          fields?: {
            [key: string]: string
          }
        }
      }
    }
    /** @description `USER_NOT_FOUND` */
    USER_NOT_FOUND: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /** @description What happened, in the caller’s language. */
          error: string
          /** @description The same text. */
          message: string
          /**
           * @description Stays the same in every language.
           * @enum {string}
           */
          code: 'USER_NOT_FOUND'
          /** @description What is wrong with single fields, by name. */
          fields?: {
            [key: string]: string
          }
        }
      }
    }
    /** @description `NO_ROLE` */
    NO_ROLE: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /** @description What happened, in the caller’s language. */
          error: string
          /** @description The same text. */
          message: string
          /**
           * @description Stays the same in every language.
           * @enum {string}
           */
          code: 'NO_ROLE'
          /** @description What is wrong with single fields, by name. */
          fields?: {
            [key: string]: string
          }
        }
      }
    }
    /** @description `MONTH_CLOSED` */
    MONTH_CLOSED: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /** @description What happened, in the caller’s language. */
          error: string
          /** @description The same text. */
          message: string
          /**
           * @description Stays the same in every language.
           * @enum {string}
           */
          code: 'MONTH_CLOSED'
          /** @description What is wrong with single fields, by name. */
          fields?: {
            [key: string]: string
          }
        }
      }
    }
    /** @description `RANK_TAKEN` */
    RANK_TAKEN: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /** @description What happened, in the caller’s language. */
          error: string
          /** @description The same text. */
          message: string
          /**
           * @description Stays the same in every language.
           * @enum {string}
           */
          code: 'RANK_TAKEN'
          /** @description What is wrong with single fields, by name. */
          fields?: {
            [key: string]: string
          }
        }
      }
    }
    /** @description `PRICE_ON_REQUEST` */
    PRICE_ON_REQUEST: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /** @description What happened, in the caller’s language. */
          error: string
          /** @description The same text. */
          message: string
          /**
           * @description Stays the same in every language.
           * @enum {string}
           */
          code: 'PRICE_ON_REQUEST'
          /** @description What is wrong with single fields, by name. */
          fields?: {
            [key: string]: string
          }
        }
      }
    }
    /** @description `EMAIL_TAKEN` */
    EMAIL_TAKEN: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /** @description What happened, in the caller’s language. */
          error: string
          /** @description The same text. */
          message: string
          /**
           * @description Stays the same in every language.
           * @enum {string}
           */
          code: 'EMAIL_TAKEN'
          /** @description What is wrong with single fields, by name. */
          fields?: {
            [key: string]: string
          }
        }
      }
    }
    /** @description `VERSION_CONFLICT` */
    VERSION_CONFLICT: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /** @description What happened, in the caller’s language. */
          error: string
          /** @description The same text. */
          message: string
          /**
           * @description Stays the same in every language.
           * @enum {string}
           */
          code: 'VERSION_CONFLICT'
          /** @description What is wrong with single fields, by name. */
          fields?: {
            [key: string]: string
          }
        }
      }
    }
    /** @description `UNIT_HAS_TRIPS` */
    UNIT_HAS_TRIPS: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /** @description What happened, in the caller’s language. */
          error: string
          /** @description The same text. */
          message: string
          /**
           * @description Stays the same in every language.
           * @enum {string}
           */
          code: 'UNIT_HAS_TRIPS'
          /** @description What is wrong with single fields, by name. */
          fields?: {
            [key: string]: string
          }
        }
      }
    }
    /** @description `VEHICLE_BOOKED` */
    VEHICLE_BOOKED: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/json': {
          /** @description What happened, in the caller’s language. */
          error: string
          /** @description The same text. */
          message: string
          /**
           * @description Stays the same in every language.
           * @enum {string}
           */
          code: 'VEHICLE_BOOKED'
          /** @description What is wrong with single fields, by name. */
          fields?: {
            [key: string]: string
          }
        }
      }
    }
  }
  parameters: {
    /**
     * @description The language of texts: `en`, `am` or `om`.
     * @example am
     */
    Language: string
    /** @description The `ETag` of an answer that you have. */
    IfNoneMatch: string
  }
  requestBodies: never
  headers: never
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  finishGoogleSignIn: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The way on, or back to the login page with the reason. */
      303: {
        headers: {
          /** @description The cookie of the session. */
          'Set-Cookie'?: string
          /** @description Where to go on. */
          Location?: string
          [name: string]: unknown
        }
        content?: never
      }
      500: components['responses']['UNEXPECTED']
    }
  }
  startGoogleSignIn: {
    parameters: {
      query?: {
        /** @description A path of this site to come back to. */
        callbackUrl?: string
      }
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The way to the provider, or back to the login page. */
      303: {
        headers: {
          /** @description Where to go on. */
          Location?: string
          [name: string]: unknown
        }
        content?: never
      }
      500: components['responses']['UNEXPECTED']
      501: components['responses']['PROVIDER_NOT_CONFIGURED']
    }
  }
  listAvailability: {
    parameters: {
      query: {
        /** @description Ids of at most 50 vehicles, separated by commas. */
        ids: string
        /** @description The first day; today without it. */
        date?: string
        /** @description How many days. */
        days?: number
      }
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Each vehicle that exists with its days, in order. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "days": [
           *           {
           *             "date": "2026-12-24",
           *             "available": 2
           *           }
           *         ]
           *       }
           *     ]
           */
          'application/json': components['schemas']['Availability'][]
        }
      }
      400: components['responses']['INVALID_INPUT']
      500: components['responses']['UNEXPECTED']
    }
  }
  searchBookings: {
    parameters: {
      query?: {
        /** @description `all` for staff. */
        scope?: 'own' | 'all'
        /** @description Words to search for. */
        q?: string
        /** @description `pending`, `successful` or `canceled`, in any case. */
        status?: string
        from?: string
        to?: string
        /** @description What `from` and `to` are about. */
        by?: 'travel' | 'made'
        /** @description Which page, from 1. */
        page?: number
        /** @description How many on a page, at most 200. */
        limit?: number
        /** @description Where the page begins, as the `Link` header of the page before says. */
        after?: string
      }
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The bookings. */
      200: {
        headers: {
          /** @description How many there are, `10000+` beyond ten thousand. */
          'X-Total-Count'?: string
          /** @description The addresses of the pages before (`rel="prev"`) and after (`rel="next"`), where there are. */
          Link?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "code": "7K4P2Q",
           *         "status": "pending",
           *         "date": "2026-12-24",
           *         "lastDate": "2026-12-24",
           *         "holdUntil": "2026-11-20T06:30:00.000Z",
           *         "vehicle": {
           *           "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *           "name": "Toyota Corolla",
           *           "url": "/demo/one-day-01.webp"
           *         },
           *         "pickupPlace": "Bole International Airport",
           *         "pickupTime": "06:30",
           *         "returnTime": null,
           *         "destination": "Bishoftu",
           *         "passengers": 2,
           *         "flight": "ET 501",
           *         "rider": null,
           *         "message": null,
           *         "customer": {
           *           "name": "Almaz Tadesse",
           *           "phone": "+251911234567",
           *           "email": "almaz@example.com"
           *         },
           *         "lines": [
           *           {
           *             "text": "Day price",
           *             "quantity": 2,
           *             "unit": "day",
           *             "amount": 700000
           *           },
           *           {
           *             "text": "Airport pick-up",
           *             "quantity": 1,
           *             "unit": "booking",
           *             "amount": 150000
           *           }
           *         ],
           *         "total": 850000,
           *         "paid": 0,
           *         "due": 850000,
           *         "over": 0,
           *         "version": 1,
           *         "createdAt": "2026-11-20T06:30:00.000Z"
           *       }
           *     ]
           */
          'application/json': components['schemas']['Booking'][]
        }
      }
      400: components['responses']['INVALID_INPUT']
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      500: components['responses']['UNEXPECTED']
    }
  }
  createBooking: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description 1 to 200 characters of your choice. The same request sent again with the same key counts once and gets the same answer; kept for 30 days.
         * @example order-2026-12-24-corolla
         */
        'Idempotency-Key'?: string
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "vehicleId": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
         *       "date": "2026-12-24",
         *       "phone": "0911234567",
         *       "destination": "Bishoftu",
         *       "pickupPlace": "Bole International Airport",
         *       "pickupTime": "06:30"
         *     }
         */
        'application/json': {
          /** Format: uuid */
          vehicleId: string
          /** Format: date */
          date: string
          /** @description The last day, at most 90 days in all; without it one day. */
          lastDate?: '' | string
          /** @description Ids of extras. */
          extras?:
            | string
            | string[]
            | {
                [key: string]: unknown
              }
          pickupPlace?: string | null
          /** @description `HH:MM` in Addis Ababa. */
          pickupTime?: string | null
          /** @description `HH:MM` on the last day, where it is not the whole day. */
          returnTime?: string | null
          /** @description In any usual spelling; without a country it is Ethiopian. */
          phone: string | number
          destination: string
          message?: string | null
          /** @description How many ride. */
          passengers?: number | null
          /** @description The number of the flight that is met. */
          flight?: string | null
          /** @description Who rides, where it is not the customer. */
          rider?: {
            name: string
            phone?: (string | number) | null
          } | null
          /** @description The id of the bank transfer, or the link of its receipt; without it the booking is paid later. */
          transactionId?: (string | number) | null
          /** @description What was transferred, in santim; together with `transactionId`. */
          amount?: number | null
        }
      }
    }
    responses: {
      /** @description The places are held. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "message": "Your vehicle is held. Please pay by the time shown on the booking.",
           *       "booking": {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "code": "7K4P2Q",
           *         "status": "pending",
           *         "date": "2026-12-24",
           *         "lastDate": "2026-12-24",
           *         "holdUntil": "2026-11-20T06:30:00.000Z",
           *         "vehicle": {
           *           "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *           "name": "Toyota Corolla",
           *           "url": "/demo/one-day-01.webp"
           *         },
           *         "pickupPlace": "Bole International Airport",
           *         "pickupTime": "06:30",
           *         "returnTime": null,
           *         "destination": "Bishoftu",
           *         "passengers": 2,
           *         "flight": "ET 501",
           *         "rider": null,
           *         "message": null,
           *         "customer": {
           *           "name": "Almaz Tadesse",
           *           "phone": "+251911234567",
           *           "email": "almaz@example.com"
           *         },
           *         "lines": [
           *           {
           *             "text": "Day price",
           *             "quantity": 2,
           *             "unit": "day",
           *             "amount": 700000
           *           },
           *           {
           *             "text": "Airport pick-up",
           *             "quantity": 1,
           *             "unit": "booking",
           *             "amount": 150000
           *           }
           *         ],
           *         "total": 850000,
           *         "paid": 0,
           *         "due": 850000,
           *         "over": 0,
           *         "version": 1,
           *         "createdAt": "2026-11-20T06:30:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @description What happened, in the caller’s language. */
            message: string
            booking: components['schemas']['Booking']
          }
        }
      }
      /** @description `INVALID_INPUT`, `MALFORMED_JSON`, `SOLD_OUT`, `TRANSACTION_USED`, `DATE_OUT_OF_RANGE`, `TOO_MANY_PENDING`, `ADDRESS_FULL` */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code:
              | 'INVALID_INPUT'
              | 'MALFORMED_JSON'
              | 'SOLD_OUT'
              | 'TRANSACTION_USED'
              | 'DATE_OUT_OF_RANGE'
              | 'TOO_MANY_PENDING'
              | 'ADDRESS_FULL'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      403: components['responses']['CROSS_ORIGIN']
      404: components['responses']['NOT_FOUND']
      /** @description `PRICE_ON_REQUEST`, `IDEMPOTENCY_CONFLICT` */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'PRICE_ON_REQUEST' | 'IDEMPOTENCY_CONFLICT'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      413: components['responses']['BODY_TOO_LARGE']
      415: components['responses']['UNSUPPORTED_CONTENT_TYPE']
      429: components['responses']['TOO_MANY_TRIES']
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  listBookingPayments: {
    parameters: {
      query?: {
        /** @description Which page, from 1. */
        page?: number
        /** @description How many on a page, at most 200. */
        limit?: number
        /** @description Where the page begins, as the `Link` header of the page before says. */
        after?: string
      }
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path: {
        /** @description The id of the booking, or its code. */
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The payments. */
      200: {
        headers: {
          /** @description How many there are, `10000+` beyond ten thousand. */
          'X-Total-Count'?: string
          /** @description The addresses of the pages before (`rel="prev"`) and after (`rel="next"`), where there are. */
          Link?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "way": "transfer",
           *         "state": "claimed",
           *         "amount": 350000,
           *         "refundOf": null,
           *         "reference": "FT25123ABCDE",
           *         "reason": null,
           *         "countedOn": null,
           *         "createdAt": "2026-11-20T06:30:00.000Z",
           *         "decidedAt": null
           *       }
           *     ]
           */
          'application/json': components['schemas']['Payment'][]
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      404: components['responses']['NOT_FOUND']
      500: components['responses']['UNEXPECTED']
    }
  }
  createBookingPayment: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description 1 to 200 characters of your choice. The same request sent again with the same key counts once and gets the same answer; kept for 30 days.
         * @example order-2026-12-24-corolla
         */
        'Idempotency-Key'?: string
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path: {
        /** @description The id of the booking, or its code. */
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "way": "transfer",
         *       "transactionId": "FT25123ABCDE",
         *       "amount": 350000
         *     }
         */
        'application/json': {
          /**
           * @default transfer
           * @enum {string}
           */
          way?: 'transfer' | 'cash'
          /** @description The id of the bank transfer, or the link of its receipt; not with cash. */
          transactionId?: (string | number) | null
          /** @description Whole santim. */
          amount: number
          /**
           * Format: binary
           * @description A photo of the receipt; not with cash.
           */
          image?: string
        }
        /**
         * @example {
         *       "way": "transfer",
         *       "transactionId": "FT25123ABCDE",
         *       "amount": 350000
         *     }
         */
        'multipart/form-data': {
          /**
           * @default transfer
           * @enum {string}
           */
          way?: 'transfer' | 'cash'
          /** @description The id of the bank transfer, or the link of its receipt; not with cash. */
          transactionId?: (string | number) | null
          /** @description Whole santim. */
          amount: number
          /**
           * Format: binary
           * @description A photo of the receipt; not with cash.
           */
          image?: string
        }
      }
    }
    responses: {
      /** @description The payment was written down. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "message": "Saved.",
           *       "payment": {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "way": "transfer",
           *         "state": "claimed",
           *         "amount": 350000,
           *         "refundOf": null,
           *         "reference": "FT25123ABCDE",
           *         "reason": null,
           *         "countedOn": null,
           *         "createdAt": "2026-11-20T06:30:00.000Z",
           *         "decidedAt": null
           *       }
           *     }
           */
          'application/json': {
            /** @description What happened, in the caller’s language. */
            message: string
            payment: components['schemas']['Payment']
          }
        }
      }
      /** @description `INVALID_INPUT`, `MALFORMED_JSON`, `MALFORMED_FORM`, `TRANSACTION_USED`, `FILE_TYPE`, `FILE_TOO_MANY_PIXELS`, `FILE_DAMAGED` */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code:
              | 'INVALID_INPUT'
              | 'MALFORMED_JSON'
              | 'MALFORMED_FORM'
              | 'TRANSACTION_USED'
              | 'FILE_TYPE'
              | 'FILE_TOO_MANY_PIXELS'
              | 'FILE_DAMAGED'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `CROSS_ORIGIN`, `FORBIDDEN`, `SECOND_FACTOR_MISSING` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'CROSS_ORIGIN' | 'FORBIDDEN' | 'SECOND_FACTOR_MISSING'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      404: components['responses']['NOT_FOUND']
      /** @description `STATE_CONFLICT`, `TOO_MANY_CLAIMS`, `IDEMPOTENCY_CONFLICT` */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'STATE_CONFLICT' | 'TOO_MANY_CLAIMS' | 'IDEMPOTENCY_CONFLICT'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      /** @description `BODY_TOO_LARGE`, `FILE_TOO_LARGE` */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'BODY_TOO_LARGE' | 'FILE_TOO_LARGE'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      415: components['responses']['UNSUPPORTED_CONTENT_TYPE']
      429: components['responses']['TOO_MANY_TRIES']
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  getBooking: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path: {
        ref: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The booking. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *       "code": "7K4P2Q",
           *       "status": "pending",
           *       "date": "2026-12-24",
           *       "lastDate": "2026-12-24",
           *       "holdUntil": "2026-11-20T06:30:00.000Z",
           *       "vehicle": {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "name": "Toyota Corolla",
           *         "url": "/demo/one-day-01.webp"
           *       },
           *       "pickupPlace": "Bole International Airport",
           *       "pickupTime": "06:30",
           *       "returnTime": null,
           *       "destination": "Bishoftu",
           *       "passengers": 2,
           *       "flight": "ET 501",
           *       "rider": null,
           *       "message": null,
           *       "customer": {
           *         "name": "Almaz Tadesse",
           *         "phone": "+251911234567",
           *         "email": "almaz@example.com"
           *       },
           *       "lines": [
           *         {
           *           "text": "Day price",
           *           "quantity": 2,
           *           "unit": "day",
           *           "amount": 700000
           *         },
           *         {
           *           "text": "Airport pick-up",
           *           "quantity": 1,
           *           "unit": "booking",
           *           "amount": 150000
           *         }
           *       ],
           *       "total": 850000,
           *       "paid": 0,
           *       "due": 850000,
           *       "over": 0,
           *       "version": 1,
           *       "createdAt": "2026-11-20T06:30:00.000Z"
           *     }
           */
          'application/json': components['schemas']['Booking']
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      404: components['responses']['NOT_FOUND']
      500: components['responses']['UNEXPECTED']
    }
  }
  changeBooking: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path: {
        ref: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "lastDate": "2026-12-24",
         *       "flight": "ET 501"
         *     }
         */
        'application/json': {
          /** Format: uuid */
          vehicleId?: string
          /** Format: date */
          date?: string
          /** @description The last day, at most 90 days in all; without it one day. */
          lastDate?: '' | string
          /** @description Ids of extras. */
          extras?:
            | string
            | string[]
            | {
                [key: string]: unknown
              }
          pickupPlace?: string | null
          /** @description `HH:MM` in Addis Ababa. */
          pickupTime?: string | null
          /** @description `HH:MM` on the last day, where it is not the whole day. */
          returnTime?: string | null
          destination?: string
          /** @description In any usual spelling; without a country it is Ethiopian. */
          phone?: string | number
          /** @description How many ride. */
          passengers?: number | null
          /** @description The number of the flight that is met. */
          flight?: string | null
          /** @description Who rides, where it is not the customer. */
          rider?: {
            name: string
            phone?: (string | number) | null
          } | null
          message?: string | null
          /** @description Of staff: what they add or take off, each with its reason, instead of what was agreed before; none goes back to the price list. The lines that the record shows, with their `quantity`, change nothing. */
          lines?: {
            /** @description What it is, or why. */
            text?: string | null
            /** @description Why; the customer reads it. */
            reason?: string | null
            /** @description In santim; below 0 for what is taken off. */
            amount: number
          }[]
          /** @description `pending`, `successful` or `canceled`, in any case. */
          status?: string
          /** @description Why; needed where staff cancel, and told to the customer. In any words, or one of customer-asked, no-show, unavailable, duplicate, other, which are told in the customer’s language; no-show from the first day on. */
          reason?: string | null
          /** @description The version that was read; refused where it is not the last. */
          version?: number
        }
      }
    }
    responses: {
      /** @description The booking as it is now. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "message": "Saved.",
           *       "booking": {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "code": "7K4P2Q",
           *         "status": "pending",
           *         "date": "2026-12-24",
           *         "lastDate": "2026-12-24",
           *         "holdUntil": "2026-11-20T06:30:00.000Z",
           *         "vehicle": {
           *           "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *           "name": "Toyota Corolla",
           *           "url": "/demo/one-day-01.webp"
           *         },
           *         "pickupPlace": "Bole International Airport",
           *         "pickupTime": "06:30",
           *         "returnTime": null,
           *         "destination": "Bishoftu",
           *         "passengers": 2,
           *         "flight": "ET 501",
           *         "rider": null,
           *         "message": null,
           *         "customer": {
           *           "name": "Almaz Tadesse",
           *           "phone": "+251911234567",
           *           "email": "almaz@example.com"
           *         },
           *         "lines": [
           *           {
           *             "text": "Day price",
           *             "quantity": 2,
           *             "unit": "day",
           *             "amount": 700000
           *           },
           *           {
           *             "text": "Airport pick-up",
           *             "quantity": 1,
           *             "unit": "booking",
           *             "amount": 150000
           *           }
           *         ],
           *         "total": 850000,
           *         "paid": 0,
           *         "due": 850000,
           *         "over": 0,
           *         "version": 2,
           *         "createdAt": "2026-11-20T06:30:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @description What happened, in the caller’s language. */
            message: string
            booking: components['schemas']['Booking']
          }
        }
      }
      /** @description `INVALID_INPUT`, `MALFORMED_JSON`, `SOLD_OUT`, `DATE_OUT_OF_RANGE`, `TOO_MANY_PENDING`, `ADDRESS_FULL` */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code:
              | 'INVALID_INPUT'
              | 'MALFORMED_JSON'
              | 'SOLD_OUT'
              | 'DATE_OUT_OF_RANGE'
              | 'TOO_MANY_PENDING'
              | 'ADDRESS_FULL'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `CROSS_ORIGIN`, `PROOF_REQUIRED`, `FORBIDDEN` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'CROSS_ORIGIN' | 'PROOF_REQUIRED' | 'FORBIDDEN'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      404: components['responses']['NOT_FOUND']
      /** @description `PRICE_ON_REQUEST`, `STATE_CONFLICT`, `TRANSACTION_RELEASED`, `VERSION_CONFLICT` */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'PRICE_ON_REQUEST' | 'STATE_CONFLICT' | 'TRANSACTION_RELEASED' | 'VERSION_CONFLICT'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      413: components['responses']['BODY_TOO_LARGE']
      415: components['responses']['UNSUPPORTED_CONTENT_TYPE']
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  assignBooking: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path: {
        ref: string
        day: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "driverId": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
         *       "unitId": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90"
         *     }
         */
        'application/json': {
          driverId?: string | null
          unitId?: string | null
          seenDriverId?: string | null
          seenUnitId?: string | null
        }
      }
    }
    responses: {
      /** @description Who drives what on that day. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "message": "Saved.",
           *       "assignment": {
           *         "day": "2026-12-24",
           *         "driverId": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "unitId": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90"
           *       }
           *     }
           */
          'application/json': {
            /** @description What happened, in the caller’s language. */
            message: string
            assignment: components['schemas']['Assignment']
          }
        }
      }
      /** @description `INVALID_INPUT`, `MALFORMED_JSON` */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'INVALID_INPUT' | 'MALFORMED_JSON'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING`, `CROSS_ORIGIN` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING' | 'CROSS_ORIGIN'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      404: components['responses']['NOT_FOUND']
      /** @description `STATE_CONFLICT`, `ASSIGNMENT_CHANGED`, `DRIVER_TAKEN`, `DRIVER_OFF`, `LICENCE_EXPIRED`, `UNIT_TAKEN`, `UNIT_FOREIGN`, `UNIT_BLOCKED` */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code:
              | 'STATE_CONFLICT'
              | 'ASSIGNMENT_CHANGED'
              | 'DRIVER_TAKEN'
              | 'DRIVER_OFF'
              | 'LICENCE_EXPIRED'
              | 'UNIT_TAKEN'
              | 'UNIT_FOREIGN'
              | 'UNIT_BLOCKED'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      413: components['responses']['BODY_TOO_LARGE']
      415: components['responses']['UNSUPPORTED_CONTENT_TYPE']
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  createContact: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "firstName": "Dawit",
         *       "email": "dawit@example.com",
         *       "phone": "0911445566",
         *       "message": "Do you rent by the month?"
         *     }
         */
        'application/json': {
          firstName: string
          lastName?: string | null
          email: string
          /** @description In any usual spelling; without a country it is Ethiopian. */
          phone: string | number
          message: string
        }
      }
    }
    responses: {
      /** @description The message was received. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "message": "We've received your message and will reply soon.",
           *       "contact": {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "firstName": "Dawit",
           *         "lastName": null,
           *         "email": "dawit@example.com",
           *         "phone": "+251911445566",
           *         "message": "Do you rent by the month?",
           *         "isAdmin": false,
           *         "createdAt": "2026-11-20T06:30:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @description What happened, in the caller’s language. */
            message: string
            contact: components['schemas']['Contact']
          }
        }
      }
      /** @description `INVALID_INPUT`, `MALFORMED_JSON` */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'INVALID_INPUT' | 'MALFORMED_JSON'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      403: components['responses']['CROSS_ORIGIN']
      413: components['responses']['BODY_TOO_LARGE']
      415: components['responses']['UNSUPPORTED_CONTENT_TYPE']
      429: components['responses']['TOO_MANY_TRIES']
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  createTravelBooking: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "firstName": "Marta",
         *       "phone": "0911778899",
         *       "date": "2026-12-24",
         *       "item": "midsuv",
         *       "destination": "Hawassa"
         *     }
         */
        'application/json': {
          firstName: string
          lastName?: string | null
          email?: string | null
          /** @description In any usual spelling; without a country it is Ethiopian. */
          phone: string | number
          /** Format: date */
          date: string
          /** @enum {string} */
          item: 'suv' | 'midsuv' | 'fullsuv' | 'pickup' | 'minivan'
          destination?: string | null
          message?: string | null
        }
      }
    }
    responses: {
      /** @description The request was received. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "message": "We've received your request and will call you back shortly.",
           *       "booking": {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "firstName": "Marta",
           *         "lastName": null,
           *         "email": null,
           *         "phone": "+251911778899",
           *         "date": "2026-12-24",
           *         "item": "midsuv",
           *         "destination": "Hawassa",
           *         "message": null,
           *         "isAdmin": false,
           *         "createdAt": "2026-11-20T06:30:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @description What happened, in the caller’s language. */
            message: string
            booking: components['schemas']['TravelBooking']
          }
        }
      }
      /** @description `INVALID_INPUT`, `MALFORMED_JSON`, `DATE_OUT_OF_RANGE` */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'INVALID_INPUT' | 'MALFORMED_JSON' | 'DATE_OUT_OF_RANGE'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      403: components['responses']['CROSS_ORIGIN']
      413: components['responses']['BODY_TOO_LARGE']
      415: components['responses']['UNSUPPORTED_CONTENT_TYPE']
      429: components['responses']['TOO_MANY_TRIES']
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  listTravelBookings: {
    parameters: {
      query?: {
        /** @description Which page, from 1. */
        page?: number
        /** @description How many on a page, at most 200. */
        limit?: number
        /** @description Where the page begins, as the `Link` header of the page before says. */
        after?: string
      }
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The travel bookings. */
      200: {
        headers: {
          /** @description How many there are, `10000+` beyond ten thousand. */
          'X-Total-Count'?: string
          /** @description The addresses of the pages before (`rel="prev"`) and after (`rel="next"`), where there are. */
          Link?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "firstName": "Marta",
           *         "lastName": null,
           *         "email": null,
           *         "phone": "+251911778899",
           *         "date": "2026-12-24",
           *         "item": "midsuv",
           *         "destination": "Hawassa",
           *         "message": null,
           *         "isAdmin": false,
           *         "createdAt": "2026-11-20T06:30:00.000Z"
           *       }
           *     ]
           */
          'application/json': components['schemas']['TravelBooking'][]
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      500: components['responses']['UNEXPECTED']
    }
  }
  getTravelBooking: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The travel booking. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *       "firstName": "Marta",
           *       "lastName": null,
           *       "email": null,
           *       "phone": "+251911778899",
           *       "date": "2026-12-24",
           *       "item": "midsuv",
           *       "destination": "Hawassa",
           *       "message": null,
           *       "isAdmin": false,
           *       "createdAt": "2026-11-20T06:30:00.000Z"
           *     }
           */
          'application/json': components['schemas']['TravelBooking']
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      404: components['responses']['NOT_FOUND']
      500: components['responses']['UNEXPECTED']
    }
  }
  removeTravelBooking: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The travel booking was deleted. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "message": "Successfully Deleted!"
           *     }
           */
          'application/json': {
            /** @description What happened, in the caller’s language. */
            message: string
          }
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING`, `CROSS_ORIGIN` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING' | 'CROSS_ORIGIN'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      404: components['responses']['NOT_FOUND']
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  makeOffer: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description 1 to 200 characters of your choice. The same request sent again with the same key counts once and gets the same answer; kept for 30 days.
         * @example order-2026-12-24-corolla
         */
        'Idempotency-Key'?: string
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "vehicleId": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
         *       "date": "2026-12-24",
         *       "lines": [
         *         {
         *           "text": "Agreed on the phone",
         *           "amount": -50000
         *         }
         *       ]
         *     }
         */
        'application/json': {
          /** Format: uuid */
          vehicleId: string
          /** Format: date */
          date: string
          /** @description The last day, at most 90 days in all; without it one day. */
          lastDate?: '' | string
          /** @description Ids of extras. */
          extras?:
            | string
            | string[]
            | {
                [key: string]: unknown
              }
          /** @description What staff add or take off, each with its reason. */
          lines?: {
            /** @description What it is, or why. */
            text?: string | null
            /** @description Why; the customer reads it. */
            reason?: string | null
            /** @description In santim; below 0 for what is taken off. */
            amount: number
          }[]
        }
      }
    }
    responses: {
      /** @description The offer holds its days. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "booking": {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "code": "7K4P2Q",
           *         "status": "pending",
           *         "date": "2026-12-24",
           *         "lastDate": "2026-12-24",
           *         "holdUntil": "2026-11-20T06:30:00.000Z",
           *         "vehicle": {
           *           "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *           "name": "Toyota Corolla",
           *           "url": "/demo/one-day-01.webp"
           *         },
           *         "pickupPlace": "Bole International Airport",
           *         "pickupTime": "06:30",
           *         "returnTime": null,
           *         "destination": "Bishoftu",
           *         "passengers": 2,
           *         "flight": "ET 501",
           *         "rider": null,
           *         "message": null,
           *         "customer": {
           *           "name": "Almaz Tadesse",
           *           "phone": "+251911234567",
           *           "email": "almaz@example.com"
           *         },
           *         "lines": [
           *           {
           *             "text": "Day price",
           *             "quantity": 2,
           *             "unit": "day",
           *             "amount": 700000
           *           },
           *           {
           *             "text": "Airport pick-up",
           *             "quantity": 1,
           *             "unit": "booking",
           *             "amount": 150000
           *           }
           *         ],
           *         "total": 850000,
           *         "paid": 0,
           *         "due": 850000,
           *         "over": 0,
           *         "version": 1,
           *         "createdAt": "2026-11-20T06:30:00.000Z"
           *       },
           *       "link": "https://example.com/YourBooking?key=q83v7zUSRnLuLf0i1yC5WmXk0Qm3A9a1kP2r5cX7b8Yt4uV6wZ0eR1n2"
           *     }
           */
          'application/json': {
            booking: components['schemas']['Booking']
            /**
             * Format: uri
             * @description Opens the booking without an account; for its person alone.
             */
            link: string
          }
        }
      }
      /** @description `INVALID_INPUT`, `MALFORMED_JSON`, `SOLD_OUT`, `DATE_OUT_OF_RANGE` */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'INVALID_INPUT' | 'MALFORMED_JSON' | 'SOLD_OUT' | 'DATE_OUT_OF_RANGE'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING`, `CROSS_ORIGIN` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING' | 'CROSS_ORIGIN'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      404: components['responses']['NOT_FOUND']
      /** @description `PRICE_ON_REQUEST`, `IDEMPOTENCY_CONFLICT` */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'PRICE_ON_REQUEST' | 'IDEMPOTENCY_CONFLICT'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      413: components['responses']['BODY_TOO_LARGE']
      415: components['responses']['UNSUPPORTED_CONTENT_TYPE']
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  listContacts: {
    parameters: {
      query?: {
        /** @description Which page, from 1. */
        page?: number
        /** @description How many on a page, at most 200. */
        limit?: number
        /** @description Where the page begins, as the `Link` header of the page before says. */
        after?: string
      }
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The messages. */
      200: {
        headers: {
          /** @description How many there are, `10000+` beyond ten thousand. */
          'X-Total-Count'?: string
          /** @description The addresses of the pages before (`rel="prev"`) and after (`rel="next"`), where there are. */
          Link?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "firstName": "Dawit",
           *         "lastName": null,
           *         "email": "dawit@example.com",
           *         "phone": "+251911445566",
           *         "message": "Do you rent by the month?",
           *         "isAdmin": false,
           *         "createdAt": "2026-11-20T06:30:00.000Z"
           *       }
           *     ]
           */
          'application/json': components['schemas']['Contact'][]
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      500: components['responses']['UNEXPECTED']
    }
  }
  getContact: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The message. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *       "firstName": "Dawit",
           *       "lastName": null,
           *       "email": "dawit@example.com",
           *       "phone": "+251911445566",
           *       "message": "Do you rent by the month?",
           *       "isAdmin": false,
           *       "createdAt": "2026-11-20T06:30:00.000Z"
           *     }
           */
          'application/json': components['schemas']['Contact']
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      404: components['responses']['NOT_FOUND']
      500: components['responses']['UNEXPECTED']
    }
  }
  removeContact: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The message was deleted. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "message": "Successfully Deleted!"
           *     }
           */
          'application/json': {
            /** @description What happened, in the caller’s language. */
            message: string
          }
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING`, `CROSS_ORIGIN` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING' | 'CROSS_ORIGIN'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      404: components['responses']['NOT_FOUND']
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  listOneDayBookings: {
    parameters: {
      query?: {
        /** @description Which page, from 1. */
        page?: number
        /** @description How many on a page, at most 200. */
        limit?: number
        /** @description Where the page begins, as the `Link` header of the page before says. */
        after?: string
      }
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The bookings. */
      200: {
        headers: {
          /** @description How many there are, `10000+` beyond ten thousand. */
          'X-Total-Count'?: string
          /** @description The addresses of the pages before (`rel="prev"`) and after (`rel="next"`), where there are. */
          Link?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "code": "7K4P2Q",
           *         "createdAt": "2026-11-20T06:30:00.000Z",
           *         "lastDate": "2026-12-24",
           *         "total": 350000,
           *         "paid": 0,
           *         "due": 350000,
           *         "holdUntil": "2026-11-20T06:30:00.000Z",
           *         "transactionId": "FT25123ABCDE",
           *         "data": {
           *           "url": "/demo/one-day-01.webp",
           *           "avatar": null,
           *           "customName": "Almaz Tadesse",
           *           "ownerName": "Toyota Corolla",
           *           "model": "2022",
           *           "email": "almaz@example.com",
           *           "phone": "+251911234567",
           *           "destination": "Bishoftu",
           *           "message": null,
           *           "price": 3500,
           *           "item": "Air conditioning, comfort",
           *           "date": "2026-12-24",
           *           "status": "pending"
           *         }
           *       }
           *     ]
           */
          'application/json': components['schemas']['OneDayBooking'][]
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      500: components['responses']['UNEXPECTED']
    }
  }
  createOneDayBooking: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description 1 to 200 characters of your choice. The same request sent again with the same key counts once and gets the same answer; kept for 30 days.
         * @example order-2026-12-24-corolla
         */
        'Idempotency-Key'?: string
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
         *       "date": "2026-12-24",
         *       "phone": "0911234567",
         *       "destination": "Bishoftu",
         *       "transactionId": "FT25123ABCDE",
         *       "amount": 3500
         *     }
         */
        'application/json':
          | {
              /** Format: date */
              date: string
              /** @description The last day, at most 90 days in all; without it one day. */
              lastDate?: '' | string
              /** @description Ids of extras. */
              extras?:
                | string
                | string[]
                | {
                    [key: string]: unknown
                  }
              pickupPlace?: string | null
              /** @description `HH:MM` in Addis Ababa. */
              pickupTime?: string | null
              /** @description `HH:MM` on the last day, where it is not the whole day. */
              returnTime?: string | null
              /** @description In any usual spelling; without a country it is Ethiopian. */
              phone: string | number
              destination: string
              message?: string | null
              /** @description How many ride. */
              passengers?: number | null
              /** @description The number of the flight that is met. */
              flight?: string | null
              /** @description Who rides, where it is not the customer. */
              rider?: {
                name: string
                phone?: (string | number) | null
              } | null
              /** @description The id of the bank transfer, or the link of its receipt; without it the booking is paid later. */
              transactionId?: (string | number) | null
              /** @description What was transferred, in Br; together with `transactionId`. */
              amount?: string | number | null
              /** Format: uuid */
              _id?: string
              /** Format: uuid */
              vehicleId?: string
            }
          | unknown
          | unknown
      }
    }
    responses: {
      /** @description The booking was made and waits for its transfer to be confirmed. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "message": "We've received your booking. We'll check your transfer and confirm it here.",
           *       "booking": {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "code": "7K4P2Q",
           *         "createdAt": "2026-11-20T06:30:00.000Z",
           *         "lastDate": "2026-12-24",
           *         "total": 350000,
           *         "paid": 0,
           *         "due": 350000,
           *         "holdUntil": "2026-11-20T06:30:00.000Z",
           *         "transactionId": "FT25123ABCDE",
           *         "data": {
           *           "url": "/demo/one-day-01.webp",
           *           "avatar": null,
           *           "customName": "Almaz Tadesse",
           *           "ownerName": "Toyota Corolla",
           *           "model": "2022",
           *           "email": "almaz@example.com",
           *           "phone": "+251911234567",
           *           "destination": "Bishoftu",
           *           "message": null,
           *           "price": 3500,
           *           "item": "Air conditioning, comfort",
           *           "date": "2026-12-24",
           *           "status": "pending"
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @description What happened, in the caller’s language. */
            message: string
            booking: components['schemas']['OneDayBooking']
          }
        }
      }
      /** @description `INVALID_INPUT`, `MALFORMED_JSON`, `SOLD_OUT`, `TRANSACTION_USED`, `DATE_OUT_OF_RANGE`, `TOO_MANY_PENDING`, `ADDRESS_FULL` */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code:
              | 'INVALID_INPUT'
              | 'MALFORMED_JSON'
              | 'SOLD_OUT'
              | 'TRANSACTION_USED'
              | 'DATE_OUT_OF_RANGE'
              | 'TOO_MANY_PENDING'
              | 'ADDRESS_FULL'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      403: components['responses']['CROSS_ORIGIN']
      404: components['responses']['NOT_FOUND']
      /** @description `PRICE_ON_REQUEST`, `IDEMPOTENCY_CONFLICT` */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'PRICE_ON_REQUEST' | 'IDEMPOTENCY_CONFLICT'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      413: components['responses']['BODY_TOO_LARGE']
      415: components['responses']['UNSUPPORTED_CONTENT_TYPE']
      429: components['responses']['TOO_MANY_TRIES']
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  removeOneDayBooking: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The booking was deleted. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "message": "Successfully Deleted!"
           *     }
           */
          'application/json': {
            /** @description What happened, in the caller’s language. */
            message: string
          }
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING`, `CROSS_ORIGIN` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING' | 'CROSS_ORIGIN'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      404: components['responses']['NOT_FOUND']
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  setBookingStatus: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "stat": "successful"
         *     }
         */
        'application/json': {
          /** @description `pending`, `successful` or `canceled`, in any case. */
          stat: string
        }
      }
    }
    responses: {
      /** @description The status was set. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "message": "Successfully Change Status to successful!",
           *       "booking": {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "code": "7K4P2Q",
           *         "createdAt": "2026-11-20T06:30:00.000Z",
           *         "lastDate": "2026-12-24",
           *         "total": 350000,
           *         "paid": 0,
           *         "due": 350000,
           *         "holdUntil": "2026-11-20T06:30:00.000Z",
           *         "transactionId": "FT25123ABCDE",
           *         "data": {
           *           "url": "/demo/one-day-01.webp",
           *           "avatar": null,
           *           "customName": "Almaz Tadesse",
           *           "ownerName": "Toyota Corolla",
           *           "model": "2022",
           *           "email": "almaz@example.com",
           *           "phone": "+251911234567",
           *           "destination": "Bishoftu",
           *           "message": null,
           *           "price": 3500,
           *           "item": "Air conditioning, comfort",
           *           "date": "2026-12-24",
           *           "status": "successful"
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @description What happened, in the caller’s language. */
            message: string
            booking: components['schemas']['OneDayBooking']
          }
        }
      }
      /** @description `INVALID_INPUT`, `MALFORMED_JSON`, `SOLD_OUT` */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'INVALID_INPUT' | 'MALFORMED_JSON' | 'SOLD_OUT'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `CROSS_ORIGIN`, `PROOF_REQUIRED`, `FORBIDDEN` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'CROSS_ORIGIN' | 'PROOF_REQUIRED' | 'FORBIDDEN'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      404: components['responses']['NOT_FOUND']
      /** @description `STATE_CONFLICT`, `TRANSACTION_RELEASED` */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'STATE_CONFLICT' | 'TRANSACTION_RELEASED'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      413: components['responses']['BODY_TOO_LARGE']
      415: components['responses']['UNSUPPORTED_CONTENT_TYPE']
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  listOneDayBookingsOfStatus: {
    parameters: {
      query?: {
        /** @description Which page, from 1. */
        page?: number
        /** @description How many on a page, at most 200. */
        limit?: number
        /** @description Where the page begins, as the `Link` header of the page before says. */
        after?: string
      }
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path: {
        /** @description `pending`, `successful` or `canceled`, in any case. */
        status: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The bookings. */
      200: {
        headers: {
          /** @description How many there are, `10000+` beyond ten thousand. */
          'X-Total-Count'?: string
          /** @description The addresses of the pages before (`rel="prev"`) and after (`rel="next"`), where there are. */
          Link?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "code": "7K4P2Q",
           *         "createdAt": "2026-11-20T06:30:00.000Z",
           *         "lastDate": "2026-12-24",
           *         "total": 350000,
           *         "paid": 0,
           *         "due": 350000,
           *         "holdUntil": "2026-11-20T06:30:00.000Z",
           *         "transactionId": "FT25123ABCDE",
           *         "data": {
           *           "url": "/demo/one-day-01.webp",
           *           "avatar": null,
           *           "customName": "Almaz Tadesse",
           *           "ownerName": "Toyota Corolla",
           *           "model": "2022",
           *           "email": "almaz@example.com",
           *           "phone": "+251911234567",
           *           "destination": "Bishoftu",
           *           "message": null,
           *           "price": 3500,
           *           "item": "Air conditioning, comfort",
           *           "date": "2026-12-24",
           *           "status": "pending"
           *         }
           *       }
           *     ]
           */
          'application/json': components['schemas']['OneDayBooking'][]
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      404: components['responses']['NOT_FOUND']
      500: components['responses']['UNEXPECTED']
    }
  }
  listOwnOneDayBookings: {
    parameters: {
      query?: {
        /** @description Which page, from 1. */
        page?: number
        /** @description How many on a page, at most 200. */
        limit?: number
        /** @description Where the page begins, as the `Link` header of the page before says. */
        after?: string
      }
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The bookings. */
      200: {
        headers: {
          /** @description How many there are, `10000+` beyond ten thousand. */
          'X-Total-Count'?: string
          /** @description The addresses of the pages before (`rel="prev"`) and after (`rel="next"`), where there are. */
          Link?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "code": "7K4P2Q",
           *         "createdAt": "2026-11-20T06:30:00.000Z",
           *         "lastDate": "2026-12-24",
           *         "total": 350000,
           *         "paid": 0,
           *         "due": 350000,
           *         "holdUntil": "2026-11-20T06:30:00.000Z",
           *         "transactionId": "FT25123ABCDE",
           *         "data": {
           *           "url": "/demo/one-day-01.webp",
           *           "avatar": null,
           *           "customName": "Almaz Tadesse",
           *           "ownerName": "Toyota Corolla",
           *           "model": "2022",
           *           "email": "almaz@example.com",
           *           "phone": "+251911234567",
           *           "destination": "Bishoftu",
           *           "message": null,
           *           "price": 3500,
           *           "item": "Air conditioning, comfort",
           *           "date": "2026-12-24",
           *           "status": "pending"
           *         }
           *       }
           *     ]
           */
          'application/json': components['schemas']['OneDayBooking'][]
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      500: components['responses']['UNEXPECTED']
    }
  }
  listUsers: {
    parameters: {
      query?: {
        /** @description Which page, from 1. */
        page?: number
        /** @description How many on a page, at most 200. */
        limit?: number
        /** @description Where the page begins, as the `Link` header of the page before says. */
        after?: string
      }
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The people. */
      200: {
        headers: {
          /** @description How many there are, `10000+` beyond ten thousand. */
          'X-Total-Count'?: string
          /** @description The addresses of the pages before (`rel="prev"`) and after (`rel="next"`), where there are. */
          Link?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "firstName": "Almaz",
           *         "lastName": "Tadesse",
           *         "email": "almaz@example.com",
           *         "phone": "+251911234567",
           *         "role": "user",
           *         "avatar": null,
           *         "lastLogin": "2026-11-20T06:30:00.000Z",
           *         "createdAt": "2026-11-20T06:30:00.000Z",
           *         "isAdmin": false,
           *         "isSubAdmin": false,
           *         "isGoogle": false,
           *         "name": "Almaz Tadesse"
           *       }
           *     ]
           */
          'application/json': components['schemas']['ManagedUser'][]
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      500: components['responses']['UNEXPECTED']
    }
  }
  updateUser: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "firstName": "Almaz",
         *       "lastName": "Tadesse",
         *       "phone": "0911234567",
         *       "password": "",
         *       "role": "subadmin"
         *     }
         */
        'application/json': {
          firstName?: string
          lastName?: string
          email?: string
          phone?: '' | (string | number)
          password?: '' | string
          /** @enum {string} */
          role?: 'user' | 'subadmin' | 'admin'
        }
      }
    }
    responses: {
      /** @description The person was changed. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "message": "User updated successfully!",
           *       "user": {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "firstName": "Almaz",
           *         "lastName": "Tadesse",
           *         "email": "almaz@example.com",
           *         "phone": "+251911234567",
           *         "role": "user",
           *         "avatar": null,
           *         "lastLogin": "2026-11-20T06:30:00.000Z",
           *         "createdAt": "2026-11-20T06:30:00.000Z",
           *         "isAdmin": false,
           *         "isSubAdmin": false,
           *         "isGoogle": false,
           *         "name": "Almaz Tadesse"
           *       }
           *     }
           */
          'application/json': {
            /** @description What happened, in the caller’s language. */
            message: string
            user: components['schemas']['ManagedUser']
          }
        }
      }
      /** @description `INVALID_INPUT`, `MALFORMED_JSON` */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'INVALID_INPUT' | 'MALFORMED_JSON'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING`, `CROSS_ORIGIN`, `PROOF_REQUIRED` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING' | 'CROSS_ORIGIN' | 'PROOF_REQUIRED'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      404: components['responses']['NOT_FOUND']
      /** @description `EMAIL_TAKEN`, `LAST_ADMIN` */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'EMAIL_TAKEN' | 'LAST_ADMIN'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      413: components['responses']['BODY_TOO_LARGE']
      415: components['responses']['UNSUPPORTED_CONTENT_TYPE']
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  removeUser: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The person was deleted. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "message": "Successfully Deleted!"
           *     }
           */
          'application/json': {
            /** @description What happened, in the caller’s language. */
            message: string
          }
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING`, `CROSS_ORIGIN`, `PROOF_REQUIRED` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING' | 'CROSS_ORIGIN' | 'PROOF_REQUIRED'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      404: components['responses']['NOT_FOUND']
      /** @description `STAFF_ACCOUNT_OWN`, `LAST_ADMIN` */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'STAFF_ACCOUNT_OWN' | 'LAST_ADMIN'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  listGoogleUsers: {
    parameters: {
      query?: {
        /** @description Which page, from 1. */
        page?: number
        /** @description How many on a page, at most 200. */
        limit?: number
        /** @description Where the page begins, as the `Link` header of the page before says. */
        after?: string
      }
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The people. */
      200: {
        headers: {
          /** @description How many there are, `10000+` beyond ten thousand. */
          'X-Total-Count'?: string
          /** @description The addresses of the pages before (`rel="prev"`) and after (`rel="next"`), where there are. */
          Link?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "firstName": "Almaz",
           *         "lastName": "Tadesse",
           *         "email": "almaz@example.com",
           *         "phone": "+251911234567",
           *         "role": "user",
           *         "avatar": null,
           *         "lastLogin": "2026-11-20T06:30:00.000Z",
           *         "createdAt": "2026-11-20T06:30:00.000Z",
           *         "isAdmin": false,
           *         "isSubAdmin": false,
           *         "isGoogle": false,
           *         "name": "Almaz Tadesse"
           *       }
           *     ]
           */
          'application/json': components['schemas']['ManagedUser'][]
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      500: components['responses']['UNEXPECTED']
    }
  }
  getDashboards: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A list with the caller alone. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "firstName": "Almaz",
           *         "lastName": "Tadesse",
           *         "email": "almaz@example.com",
           *         "phone": "+251911234567",
           *         "role": "user",
           *         "avatar": null,
           *         "lastLogin": "2026-11-20T06:30:00.000Z",
           *         "createdAt": "2026-11-20T06:30:00.000Z",
           *         "isAdmin": false,
           *         "isSubAdmin": false
           *       }
           *     ]
           */
          'application/json': components['schemas']['User'][]
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      500: components['responses']['UNEXPECTED']
    }
  }
  createDeskBooking: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description 1 to 200 characters of your choice. The same request sent again with the same key counts once and gets the same answer; kept for 30 days.
         * @example order-2026-12-24-corolla
         */
        'Idempotency-Key'?: string
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "vehicleId": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
         *       "date": "2026-12-24",
         *       "destination": "Bishoftu",
         *       "customer": {
         *         "name": "Almaz Tadesse",
         *         "phone": "0911234567"
         *       },
         *       "paid": "cash",
         *       "lines": [
         *         {
         *           "text": "Regular customer",
         *           "amount": -50000
         *         }
         *       ]
         *     }
         */
        'application/json': {
          /** Format: uuid */
          vehicleId: string
          /** Format: date */
          date: string
          /** @description The last day, at most 90 days in all; without it one day. */
          lastDate?: '' | string
          /** @description Ids of extras. */
          extras?:
            | string
            | string[]
            | {
                [key: string]: unknown
              }
          pickupPlace?: string | null
          /** @description `HH:MM` in Addis Ababa. */
          pickupTime?: string | null
          /** @description `HH:MM` on the last day, where it is not the whole day. */
          returnTime?: string | null
          destination: string
          message?: string | null
          /** @description How many ride. */
          passengers?: number | null
          /** @description The number of the flight that is met. */
          flight?: string | null
          /** @description Who rides, where it is not the customer. */
          rider?: {
            name: string
            phone?: (string | number) | null
          } | null
          /** @description The id of the bank transfer, or the link of its receipt; without it the booking is paid later. */
          transactionId?: (string | number) | null
          /** @description What was transferred or taken in cash, in santim; for cash without it the whole price. Nothing where it is paid later. */
          amount?: number | null
          customer: {
            name: string
            /** @description In any usual spelling; without a country it is Ethiopian. */
            phone: string | number
            email?: string | null
          }
          /**
           * @description In cash, which counts at once, by a transfer that waits to be confirmed, or later.
           * @enum {string}
           */
          paid: 'cash' | 'transfer' | 'later'
          /** @description What staff add or take off, each with its reason. */
          lines?: {
            /** @description What it is, or why. */
            text?: string | null
            /** @description Why; the customer reads it. */
            reason?: string | null
            /** @description In santim; below 0 for what is taken off. */
            amount: number
          }[]
        }
      }
    }
    responses: {
      /** @description It was booked. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "message": "It is booked.",
           *       "booking": {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "code": "7K4P2Q",
           *         "status": "successful",
           *         "date": "2026-12-24",
           *         "lastDate": "2026-12-24",
           *         "holdUntil": null,
           *         "vehicle": {
           *           "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *           "name": "Toyota Corolla",
           *           "url": "/demo/one-day-01.webp"
           *         },
           *         "pickupPlace": "Bole International Airport",
           *         "pickupTime": "06:30",
           *         "returnTime": null,
           *         "destination": "Bishoftu",
           *         "passengers": 2,
           *         "flight": "ET 501",
           *         "rider": null,
           *         "message": null,
           *         "customer": {
           *           "name": "Almaz Tadesse",
           *           "phone": "+251911234567",
           *           "email": "almaz@example.com"
           *         },
           *         "lines": [
           *           {
           *             "text": "Day price",
           *             "quantity": 2,
           *             "unit": "day",
           *             "amount": 700000
           *           },
           *           {
           *             "text": "Airport pick-up",
           *             "quantity": 1,
           *             "unit": "booking",
           *             "amount": 150000
           *           }
           *         ],
           *         "total": 850000,
           *         "paid": 850000,
           *         "due": 0,
           *         "over": 0,
           *         "version": 1,
           *         "createdAt": "2026-11-20T06:30:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @description What happened, in the caller’s language. */
            message: string
            booking: components['schemas']['Booking']
          }
        }
      }
      /** @description `INVALID_INPUT`, `MALFORMED_JSON`, `SOLD_OUT`, `TRANSACTION_USED`, `DATE_OUT_OF_RANGE` */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'INVALID_INPUT' | 'MALFORMED_JSON' | 'SOLD_OUT' | 'TRANSACTION_USED' | 'DATE_OUT_OF_RANGE'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING`, `CROSS_ORIGIN` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING' | 'CROSS_ORIGIN'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      404: components['responses']['NOT_FOUND']
      /** @description `PRICE_ON_REQUEST`, `IDEMPOTENCY_CONFLICT` */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'PRICE_ON_REQUEST' | 'IDEMPOTENCY_CONFLICT'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      413: components['responses']['BODY_TOO_LARGE']
      415: components['responses']['UNSUPPORTED_CONTENT_TYPE']
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  listDrivers: {
    parameters: {
      query?: {
        /** @description Which page, from 1. */
        page?: number
        /** @description How many on a page, at most 200. */
        limit?: number
        /** @description Where the page begins, as the `Link` header of the page before says. */
        after?: string
      }
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The drivers. */
      200: {
        headers: {
          /** @description How many there are, `10000+` beyond ten thousand. */
          'X-Total-Count'?: string
          /** @description The addresses of the pages before (`rel="prev"`) and after (`rel="next"`), where there are. */
          Link?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "name": "Dawit Alemu",
           *         "phone": "+251911456789",
           *         "licence": "AA 3 123456",
           *         "licenceUntil": "2028-03-10",
           *         "languages": [
           *           "am",
           *           "en"
           *         ],
           *         "drivesSince": 2014,
           *         "language": "am",
           *         "active": true,
           *         "image": "/files/driver-5f2b8c1d9e4a7063b1c2d3e4-192.webp",
           *         "daysOff": [
           *           "2026-12-25"
           *         ]
           *       }
           *     ]
           */
          'application/json': components['schemas']['Driver'][]
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      500: components['responses']['UNEXPECTED']
    }
  }
  createDriver: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Dawit Alemu",
         *       "phone": "+251911456789",
         *       "licence": "AA 3 123456",
         *       "licenceUntil": "2028-03-10",
         *       "languages": [
         *         "am",
         *         "en"
         *       ]
         *     }
         */
        'application/json': {
          name: string
          /** @description In any usual spelling; without a country it is Ethiopian. */
          phone: string | number
          email?: string | null
          licence: string
          /**
           * Format: date
           * @description The last day on which it is valid.
           */
          licenceUntil: string
          /** @default [] */
          languages?: ('am' | 'or' | 'en' | 'ti' | 'so' | 'ar' | 'fr')[]
          /** @description The year since which they drive for a living. */
          drivesSince?: number | null
          /**
           * @description Of the duty page and of mails.
           * @default am
           * @enum {string}
           */
          language?: 'en' | 'or' | 'am'
          /** @default true */
          active?: boolean
          /** @description In a form the file of a new one, in JSON null for none any longer; the address that the record shows leaves it. */
          image?: string | null
          /** @description All of them; without it they stay as they are. */
          daysOff?: string[]
        }
        /**
         * @example {
         *       "name": "Dawit Alemu",
         *       "phone": "+251911456789",
         *       "licence": "AA 3 123456",
         *       "licenceUntil": "2028-03-10",
         *       "languages": [
         *         "am",
         *         "en"
         *       ]
         *     }
         */
        'multipart/form-data': {
          name: string
          /** @description In any usual spelling; without a country it is Ethiopian. */
          phone: string | number
          email?: string | null
          licence: string
          /**
           * Format: date
           * @description The last day on which it is valid.
           */
          licenceUntil: string
          /** @default [] */
          languages?: ('am' | 'or' | 'en' | 'ti' | 'so' | 'ar' | 'fr')[]
          /** @description The year since which they drive for a living. */
          drivesSince?: number | null
          /**
           * @description Of the duty page and of mails.
           * @default am
           * @enum {string}
           */
          language?: 'en' | 'or' | 'am'
          /** @default true */
          active?: boolean
          /** @description In a form the file of a new one, in JSON null for none any longer; the address that the record shows leaves it. */
          image?: string | null
          /** @description All of them; without it they stay as they are. */
          daysOff?: string[]
        }
      }
    }
    responses: {
      /** @description The driver was taken on. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "message": "Saved.",
           *       "driver": {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "name": "Dawit Alemu",
           *         "phone": "+251911456789",
           *         "licence": "AA 3 123456",
           *         "licenceUntil": "2028-03-10",
           *         "languages": [
           *           "am",
           *           "en"
           *         ],
           *         "drivesSince": 2014,
           *         "language": "am",
           *         "active": true,
           *         "image": "/files/driver-5f2b8c1d9e4a7063b1c2d3e4-192.webp",
           *         "daysOff": [
           *           "2026-12-25"
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @description What happened, in the caller’s language. */
            message: string
            driver: components['schemas']['Driver']
          }
        }
      }
      /** @description `INVALID_INPUT`, `MALFORMED_JSON`, `MALFORMED_FORM`, `FILE_TYPE`, `FILE_TOO_MANY_PIXELS`, `FILE_DAMAGED` */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code:
              | 'INVALID_INPUT'
              | 'MALFORMED_JSON'
              | 'MALFORMED_FORM'
              | 'FILE_TYPE'
              | 'FILE_TOO_MANY_PIXELS'
              | 'FILE_DAMAGED'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING`, `CROSS_ORIGIN` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING' | 'CROSS_ORIGIN'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      /** @description `BODY_TOO_LARGE`, `FILE_TOO_LARGE` */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'BODY_TOO_LARGE' | 'FILE_TOO_LARGE'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      415: components['responses']['UNSUPPORTED_CONTENT_TYPE']
      429: components['responses']['TOO_MANY_TRIES']
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  getDriver: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The driver. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *       "name": "Dawit Alemu",
           *       "phone": "+251911456789",
           *       "licence": "AA 3 123456",
           *       "licenceUntil": "2028-03-10",
           *       "languages": [
           *         "am",
           *         "en"
           *       ],
           *       "drivesSince": 2014,
           *       "language": "am",
           *       "active": true,
           *       "image": "/files/driver-5f2b8c1d9e4a7063b1c2d3e4-192.webp",
           *       "daysOff": [
           *         "2026-12-25"
           *       ]
           *     }
           */
          'application/json': components['schemas']['Driver']
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      404: components['responses']['NOT_FOUND']
      500: components['responses']['UNEXPECTED']
    }
  }
  updateDriver: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Dawit Alemu",
         *       "phone": "+251911456789",
         *       "licence": "AA 3 123456",
         *       "licenceUntil": "2028-03-10",
         *       "languages": [
         *         "am",
         *         "en"
         *       ]
         *     }
         */
        'application/json': {
          name: string
          /** @description In any usual spelling; without a country it is Ethiopian. */
          phone: string | number
          email?: string | null
          licence: string
          /**
           * Format: date
           * @description The last day on which it is valid.
           */
          licenceUntil: string
          /** @default [] */
          languages?: ('am' | 'or' | 'en' | 'ti' | 'so' | 'ar' | 'fr')[]
          /** @description The year since which they drive for a living. */
          drivesSince?: number | null
          /**
           * @description Of the duty page and of mails.
           * @default am
           * @enum {string}
           */
          language?: 'en' | 'or' | 'am'
          /** @default true */
          active?: boolean
          /** @description In a form the file of a new one, in JSON null for none any longer; the address that the record shows leaves it. */
          image?: string | null
          /** @description All of them; without it they stay as they are. */
          daysOff?: string[]
        }
        /**
         * @example {
         *       "name": "Dawit Alemu",
         *       "phone": "+251911456789",
         *       "licence": "AA 3 123456",
         *       "licenceUntil": "2028-03-10",
         *       "languages": [
         *         "am",
         *         "en"
         *       ]
         *     }
         */
        'multipart/form-data': {
          name: string
          /** @description In any usual spelling; without a country it is Ethiopian. */
          phone: string | number
          email?: string | null
          licence: string
          /**
           * Format: date
           * @description The last day on which it is valid.
           */
          licenceUntil: string
          /** @default [] */
          languages?: ('am' | 'or' | 'en' | 'ti' | 'so' | 'ar' | 'fr')[]
          /** @description The year since which they drive for a living. */
          drivesSince?: number | null
          /**
           * @description Of the duty page and of mails.
           * @default am
           * @enum {string}
           */
          language?: 'en' | 'or' | 'am'
          /** @default true */
          active?: boolean
          /** @description In a form the file of a new one, in JSON null for none any longer; the address that the record shows leaves it. */
          image?: string | null
          /** @description All of them; without it they stay as they are. */
          daysOff?: string[]
        }
      }
    }
    responses: {
      /** @description The driver was changed. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "message": "Saved.",
           *       "driver": {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "name": "Dawit Alemu",
           *         "phone": "+251911456789",
           *         "licence": "AA 3 123456",
           *         "licenceUntil": "2028-03-10",
           *         "languages": [
           *           "am",
           *           "en"
           *         ],
           *         "drivesSince": 2014,
           *         "language": "am",
           *         "active": true,
           *         "image": "/files/driver-5f2b8c1d9e4a7063b1c2d3e4-192.webp",
           *         "daysOff": [
           *           "2026-12-25"
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @description What happened, in the caller’s language. */
            message: string
            driver: components['schemas']['Driver']
          }
        }
      }
      /** @description `INVALID_INPUT`, `MALFORMED_JSON`, `MALFORMED_FORM`, `FILE_TYPE`, `FILE_TOO_MANY_PIXELS`, `FILE_DAMAGED` */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code:
              | 'INVALID_INPUT'
              | 'MALFORMED_JSON'
              | 'MALFORMED_FORM'
              | 'FILE_TYPE'
              | 'FILE_TOO_MANY_PIXELS'
              | 'FILE_DAMAGED'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING`, `CROSS_ORIGIN` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING' | 'CROSS_ORIGIN'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      404: components['responses']['NOT_FOUND']
      409: components['responses']['DRIVER_TAKEN']
      /** @description `BODY_TOO_LARGE`, `FILE_TOO_LARGE` */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'BODY_TOO_LARGE' | 'FILE_TOO_LARGE'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      415: components['responses']['UNSUPPORTED_CONTENT_TYPE']
      429: components['responses']['TOO_MANY_TRIES']
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  removeDriver: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description It was deleted. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "message": "Successfully Deleted!"
           *     }
           */
          'application/json': {
            /** @description What happened, in the caller’s language. */
            message: string
          }
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING`, `CROSS_ORIGIN` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING' | 'CROSS_ORIGIN'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      404: components['responses']['NOT_FOUND']
      409: components['responses']['DRIVER_HAS_TRIPS']
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  getDuty: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The trips. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "firstName": "Dawit",
           *       "language": "am",
           *       "today": "2026-12-24",
           *       "trips": [
           *         {
           *           "bookingId": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *           "code": "7K4P2Q",
           *           "day": "2026-12-24",
           *           "date": "2026-12-24",
           *           "lastDate": "2026-12-24",
           *           "fromMinute": 390,
           *           "untilMinute": 1080,
           *           "pickupTime": "06:30",
           *           "returnTime": "18:00",
           *           "pickupPlace": "Bole, Edna Mall",
           *           "destination": "Bishoftu",
           *           "passengers": 3,
           *           "flight": null,
           *           "extras": [
           *             "የልጅ መቀመጫ"
           *           ],
           *           "message": null,
           *           "name": "Almaz Tadesse",
           *           "phone": "+251911223344",
           *           "vehicleName": "Toyota Corolla",
           *           "plate": "AA 3 A12345",
           *           "state": "accepted"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['Duty']
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      404: components['responses']['NOT_FOUND']
      500: components['responses']['UNEXPECTED']
    }
  }
  recordDutySteps: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "steps": [
         *         {
         *           "id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
         *           "bookingId": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
         *           "day": "2026-12-24",
         *           "word": "accepted",
         *           "at": "2026-11-20T06:30:00.000Z"
         *         }
         *       ]
         *     }
         */
        'application/json': {
          steps: {
            /** Format: uuid */
            id: string
            /** Format: uuid */
            bookingId: string
            /** Format: date */
            day: string
            /** @enum {string} */
            word: 'accepted' | 'coming' | 'aboard' | 'done'
            /**
             * Format: date-time
             * @description When it was pressed, by the clock of the phone.
             */
            at: string
            /** @description Kilometres. */
            odometer?: number | null
          }[]
        }
      }
    }
    responses: {
      /** @description What became of each, and the trips as they are now. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "results": [
           *         {
           *           "id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *           "result": "kept"
           *         }
           *       ],
           *       "duty": {
           *         "firstName": "Dawit",
           *         "language": "am",
           *         "today": "2026-12-24",
           *         "trips": [
           *           {
           *             "bookingId": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *             "code": "7K4P2Q",
           *             "day": "2026-12-24",
           *             "date": "2026-12-24",
           *             "lastDate": "2026-12-24",
           *             "fromMinute": 390,
           *             "untilMinute": 1080,
           *             "pickupTime": "06:30",
           *             "returnTime": "18:00",
           *             "pickupPlace": "Bole, Edna Mall",
           *             "destination": "Bishoftu",
           *             "passengers": 3,
           *             "flight": null,
           *             "extras": [
           *               "የልጅ መቀመጫ"
           *             ],
           *             "message": null,
           *             "name": "Almaz Tadesse",
           *             "phone": "+251911223344",
           *             "vehicleName": "Toyota Corolla",
           *             "plate": "AA 3 A12345",
           *             "state": "accepted"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            results: {
              /** Format: uuid */
              id: string
              /** @enum {string} */
              result: 'kept' | 'refused'
            }[]
            duty: components['schemas']['Duty']
          }
        }
      }
      /** @description `INVALID_INPUT`, `MALFORMED_JSON` */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'INVALID_INPUT' | 'MALFORMED_JSON'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING`, `CROSS_ORIGIN` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING' | 'CROSS_ORIGIN'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      404: components['responses']['NOT_FOUND']
      413: components['responses']['BODY_TOO_LARGE']
      415: components['responses']['UNSUPPORTED_CONTENT_TYPE']
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  listExtras: {
    parameters: {
      query?: {
        /** @description Which page, from 1. */
        page?: number
        /** @description How many on a page, at most 200. */
        limit?: number
        /** @description Where the page begins, as the `Link` header of the page before says. */
        after?: string
      }
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The extras. */
      200: {
        headers: {
          /** @description How many there are, `10000+` beyond ten thousand. */
          'X-Total-Count'?: string
          /** @description The addresses of the pages before (`rel="prev"`) and after (`rel="next"`), where there are. */
          Link?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "text": {
           *           "en": "Airport pick-up",
           *           "or": "Buufata xiyyaaraatti simachuu",
           *           "am": "ከአውሮፕላን ማረፊያ መቀበል"
           *         },
           *         "amount": 150000,
           *         "per": "booking"
           *       }
           *     ]
           */
          'application/json': components['schemas']['Extra'][]
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      500: components['responses']['UNEXPECTED']
    }
  }
  createExtra: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "text": {
         *         "en": "Airport pick-up",
         *         "or": "Buufata xiyyaaraatti simachuu",
         *         "am": "ከአውሮፕላን ማረፊያ መቀበል"
         *       },
         *       "amount": 150000,
         *       "per": "booking"
         *     }
         */
        'application/json': {
          text: {
            en: string
            or: string
            am: string
          }
          /** @description In santim. */
          amount: number
          /** @enum {string} */
          per: 'booking' | 'day'
          /** @description The only kind of vehicle that it is for; both without it. */
          kind?: ('one-day' | 'car') | null
          /** @description Whether a driver comes with it. */
          driver?: boolean | null
        }
      }
    }
    responses: {
      /** @description The extra was made. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "message": "Saved.",
           *       "extra": {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "text": {
           *           "en": "Airport pick-up",
           *           "or": "Buufata xiyyaaraatti simachuu",
           *           "am": "ከአውሮፕላን ማረፊያ መቀበል"
           *         },
           *         "amount": 150000,
           *         "per": "booking"
           *       }
           *     }
           */
          'application/json': {
            /** @description What happened, in the caller’s language. */
            message: string
            extra: components['schemas']['Extra']
          }
        }
      }
      /** @description `INVALID_INPUT`, `MALFORMED_JSON` */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'INVALID_INPUT' | 'MALFORMED_JSON'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING`, `CROSS_ORIGIN` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING' | 'CROSS_ORIGIN'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      413: components['responses']['BODY_TOO_LARGE']
      415: components['responses']['UNSUPPORTED_CONTENT_TYPE']
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  getExtra: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The extra. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *       "text": {
           *         "en": "Airport pick-up",
           *         "or": "Buufata xiyyaaraatti simachuu",
           *         "am": "ከአውሮፕላን ማረፊያ መቀበል"
           *       },
           *       "amount": 150000,
           *       "per": "booking"
           *     }
           */
          'application/json': components['schemas']['Extra']
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      404: components['responses']['NOT_FOUND']
      500: components['responses']['UNEXPECTED']
    }
  }
  updateExtra: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "text": {
         *         "en": "Airport pick-up",
         *         "or": "Buufata xiyyaaraatti simachuu",
         *         "am": "ከአውሮፕላን ማረፊያ መቀበል"
         *       },
         *       "amount": 150000,
         *       "per": "booking"
         *     }
         */
        'application/json': {
          text: {
            en: string
            or: string
            am: string
          }
          /** @description In santim. */
          amount: number
          /** @enum {string} */
          per: 'booking' | 'day'
          /** @description The only kind of vehicle that it is for; both without it. */
          kind?: ('one-day' | 'car') | null
          /** @description Whether a driver comes with it. */
          driver?: boolean | null
        }
      }
    }
    responses: {
      /** @description The extra was changed. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "message": "Saved.",
           *       "extra": {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "text": {
           *           "en": "Airport pick-up",
           *           "or": "Buufata xiyyaaraatti simachuu",
           *           "am": "ከአውሮፕላን ማረፊያ መቀበል"
           *         },
           *         "amount": 150000,
           *         "per": "booking"
           *       }
           *     }
           */
          'application/json': {
            /** @description What happened, in the caller’s language. */
            message: string
            extra: components['schemas']['Extra']
          }
        }
      }
      /** @description `INVALID_INPUT`, `MALFORMED_JSON` */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'INVALID_INPUT' | 'MALFORMED_JSON'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING`, `CROSS_ORIGIN` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING' | 'CROSS_ORIGIN'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      404: components['responses']['NOT_FOUND']
      413: components['responses']['BODY_TOO_LARGE']
      415: components['responses']['UNSUPPORTED_CONTENT_TYPE']
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  removeExtra: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description It was deleted. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "message": "Successfully Deleted!"
           *     }
           */
          'application/json': {
            /** @description What happened, in the caller’s language. */
            message: string
          }
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING`, `CROSS_ORIGIN` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING' | 'CROSS_ORIGIN'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      404: components['responses']['NOT_FOUND']
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  getHealth: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Both answer. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "status": "ok",
           *       "database": "ok"
           *     }
           */
          'application/json': {
            /** @enum {string} */
            status: 'ok' | 'unavailable'
            /** @enum {string} */
            database: 'ok' | 'unreachable'
          }
        }
      }
      500: components['responses']['UNEXPECTED']
      /** @description The database does not answer within two seconds. */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "status": "unavailable",
           *       "database": "unreachable"
           *     }
           */
          'application/json': {
            /** @enum {string} */
            status: 'ok' | 'unavailable'
            /** @enum {string} */
            database: 'ok' | 'unreachable'
          }
        }
      }
    }
  }
  getLiveness: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description It does. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "status": "ok"
           *     }
           */
          'application/json': {
            /** @constant */
            status: 'ok'
          }
        }
      }
      500: components['responses']['UNEXPECTED']
    }
  }
  getReadiness: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Both answer. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "status": "ok",
           *       "database": "ok"
           *     }
           */
          'application/json': {
            /** @enum {string} */
            status: 'ok' | 'unavailable'
            /** @enum {string} */
            database: 'ok' | 'unreachable'
          }
        }
      }
      500: components['responses']['UNEXPECTED']
      /** @description The database does not answer within two seconds. */
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "status": "unavailable",
           *       "database": "unreachable"
           *     }
           */
          'application/json': {
            /** @enum {string} */
            status: 'ok' | 'unavailable'
            /** @enum {string} */
            database: 'ok' | 'unreachable'
          }
        }
      }
    }
  }
  followChanges: {
    parameters: {
      query?: {
        /** @description Ends the stream after so many seconds, for clients that cannot read it as it comes. */
        seconds?: number
      }
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Events, as they happen. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example event: booking
           *     data: {"kind":"booking","id":"0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90"}
           */
          'text/event-stream': string
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      500: components['responses']['UNEXPECTED']
    }
  }
  login: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "user@example.com",
         *       "password": "User-demo-1"
         *     }
         */
        'application/json': {
          email?: string
          password?: string
          /** @description The code of the authenticator app, or a recovery code, where the account has a second factor. */
          code?: string
        }
      }
    }
    responses: {
      /** @description Signed in. */
      200: {
        headers: {
          /** @description The cookie of the session. */
          'Set-Cookie'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "message": "Logged in.",
           *       "user": {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "firstName": "Almaz",
           *         "lastName": "Tadesse",
           *         "email": "almaz@example.com",
           *         "phone": "+251911234567",
           *         "role": "user",
           *         "avatar": null,
           *         "lastLogin": "2026-11-20T06:30:00.000Z",
           *         "createdAt": "2026-11-20T06:30:00.000Z",
           *         "isAdmin": false,
           *         "isSubAdmin": false
           *       }
           *     }
           */
          'application/json': {
            /** @description What happened, in the caller’s language. */
            message: string
            user: components['schemas']['User']
          }
        }
      }
      /** @description `INVALID_INPUT`, `MALFORMED_JSON`, `CREDENTIALS_MISSING` */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'INVALID_INPUT' | 'MALFORMED_JSON' | 'CREDENTIALS_MISSING'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      /** @description `PASSWORD_WRONG`, `SECOND_FACTOR_REQUIRED` */
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'PASSWORD_WRONG' | 'SECOND_FACTOR_REQUIRED'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      /** @description `CROSS_ORIGIN`, `ACCOUNT_CLOSED` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'CROSS_ORIGIN' | 'ACCOUNT_CLOSED'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      404: components['responses']['USER_NOT_FOUND']
      409: components['responses']['NO_ROLE']
      413: components['responses']['BODY_TOO_LARGE']
      415: components['responses']['UNSUPPORTED_CONTENT_TYPE']
      429: components['responses']['TOO_MANY_TRIES']
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  logout: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Signed out, or not signed in at all. */
      200: {
        headers: {
          /** @description The cookie of the session. */
          'Set-Cookie'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "message": "Logged out."
           *     }
           */
          'application/json': {
            /** @description What happened, in the caller’s language. */
            message: string
          }
        }
      }
      403: components['responses']['CROSS_ORIGIN']
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  closeMonth: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path: {
        /** @description `YYYY-MM` of the Gregorian calendar. */
        month: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The month is closed. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "month": "2026-10",
           *       "rows": 42,
           *       "total": 14700000
           *     }
           */
          'application/json': {
            /** @description `YYYY-MM`. */
            month: string
            /** @description How many payments and refunds counted in it. */
            rows: number
            /** @description Their sum in santim. */
            total: number
          }
        }
      }
      400: components['responses']['INVALID_INPUT']
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING`, `CROSS_ORIGIN`, `PROOF_REQUIRED` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING' | 'CROSS_ORIGIN' | 'PROOF_REQUIRED'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      404: components['responses']['NOT_FOUND']
      409: components['responses']['MONTH_CLOSED']
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  getOpenApiDocument: {
    parameters: {
      query?: never
      header?: {
        /** @description The `ETag` of an answer that you have. */
        'If-None-Match'?: components['parameters']['IfNoneMatch']
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description An OpenAPI 3.1 document. */
      200: {
        headers: {
          /** @description Send it back in `If-None-Match`, and 304 without a body says that nothing has changed. */
          ETag?: string
          /** @description `no-cache`: may be kept, and must be asked for before each use. */
          'Cache-Control'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "openapi": "3.1.1"
           *     }
           */
          'application/json': {
            openapi: string
          } & {
            [key: string]: unknown
          }
        }
      }
      /** @description What you have is still right. */
      304: {
        headers: {
          /** @description Send it back in `If-None-Match`, and 304 without a body says that nothing has changed. */
          ETag?: string
          /** @description `no-cache`: may be kept, and must be asked for before each use. */
          'Cache-Control'?: string
          [name: string]: unknown
        }
        content?: never
      }
      500: components['responses']['UNEXPECTED']
    }
  }
  decidePayment: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "state": "confirmed"
         *     }
         */
        'application/json': {
          /** @enum {string} */
          state: 'confirmed' | 'refused'
          /** @description Why it is refused; the customer is told. One of not-received, amount-differs, other-account, used-before, unreadable is told in the customer’s language, anything else as it is written. */
          reason?: string | null
        }
      }
    }
    responses: {
      /** @description It was decided. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "message": "Saved.",
           *       "payment": {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "way": "transfer",
           *         "state": "confirmed",
           *         "amount": 350000,
           *         "refundOf": null,
           *         "reference": "FT25123ABCDE",
           *         "reason": null,
           *         "countedOn": "2026-12-24",
           *         "createdAt": "2026-11-20T06:30:00.000Z",
           *         "decidedAt": "2026-11-20T06:30:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @description What happened, in the caller’s language. */
            message: string
            payment: components['schemas']['Payment']
          }
        }
      }
      /** @description `INVALID_INPUT`, `MALFORMED_JSON` */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'INVALID_INPUT' | 'MALFORMED_JSON'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING`, `CROSS_ORIGIN`, `PROOF_REQUIRED` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING' | 'CROSS_ORIGIN' | 'PROOF_REQUIRED'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      404: components['responses']['NOT_FOUND']
      /** @description `PAYMENT_DECIDED`, `TRANSACTION_RELEASED` */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'PAYMENT_DECIDED' | 'TRANSACTION_RELEASED'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      413: components['responses']['BODY_TOO_LARGE']
      415: components['responses']['UNSUPPORTED_CONTENT_TYPE']
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  refundPayment: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description 1 to 200 characters of your choice. The same request sent again with the same key counts once and gets the same answer; kept for 30 days.
         * @example order-2026-12-24-corolla
         */
        'Idempotency-Key'?: string
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "amount": 50000,
         *       "reference": "FT25124WXYZ1",
         *       "reason": "One day less"
         *     }
         */
        'application/json': {
          /** @description Whole santim. */
          amount: number
          /**
           * @description How it goes back; by transfer where a reference is sent, else as it was paid.
           * @enum {string}
           */
          way?: 'transfer' | 'cash'
          /** @description Of the transfer by which it goes back. */
          reference?: string | null
          /** @description The customer is told. */
          reason: string
        }
      }
    }
    responses: {
      /** @description The refund was written down. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "message": "Saved.",
           *       "payment": {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "way": "transfer",
           *         "state": "confirmed",
           *         "amount": -50000,
           *         "refundOf": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "reference": "FT25124WXYZ1",
           *         "reason": "One day less",
           *         "countedOn": "2026-12-24",
           *         "createdAt": "2026-11-20T06:30:00.000Z",
           *         "decidedAt": "2026-11-20T06:30:00.000Z"
           *       }
           *     }
           */
          'application/json': {
            /** @description What happened, in the caller’s language. */
            message: string
            payment: components['schemas']['Payment']
          }
        }
      }
      /** @description `INVALID_INPUT`, `MALFORMED_JSON` */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'INVALID_INPUT' | 'MALFORMED_JSON'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING`, `CROSS_ORIGIN`, `PROOF_REQUIRED` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING' | 'CROSS_ORIGIN' | 'PROOF_REQUIRED'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      404: components['responses']['NOT_FOUND']
      /** @description `REFUND_TOO_HIGH`, `IDEMPOTENCY_CONFLICT` */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'REFUND_TOO_HIGH' | 'IDEMPOTENCY_CONFLICT'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      413: components['responses']['BODY_TOO_LARGE']
      415: components['responses']['UNSUPPORTED_CONTENT_TYPE']
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  listPriceRules: {
    parameters: {
      query?: {
        /** @description Which page, from 1. */
        page?: number
        /** @description How many on a page, at most 200. */
        limit?: number
        /** @description Where the page begins, as the `Link` header of the page before says. */
        after?: string
      }
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The rules. */
      200: {
        headers: {
          /** @description How many there are, `10000+` beyond ten thousand. */
          'X-Total-Count'?: string
          /** @description The addresses of the pages before (`rel="prev"`) and after (`rel="next"`), where there are. */
          Link?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "name": "Weekend",
           *         "rank": 10,
           *         "percent": 15,
           *         "weekdays": [
           *           6,
           *           7
           *         ]
           *       }
           *     ]
           */
          'application/json': components['schemas']['PriceRule'][]
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      500: components['responses']['UNEXPECTED']
    }
  }
  createPriceRule: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Weekend",
         *       "rank": 30,
         *       "percent": 15,
         *       "weekdays": [
         *         6,
         *         7
         *       ],
         *       "vehicleId": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90"
         *     }
         */
        'application/json': {
          name: string
          /** @description For readers of Oromo; they read `name` without it. */
          nameOr?: string | null
          /** @description For readers of Amharic. */
          nameAm?: string | null
          /** @description The larger number goes first. */
          rank: number
          percent?: number | null
          /** @description In santim, a day. */
          amount?: number | null
          from?: string | null
          to?: string | null
          /** @description 1 is Monday; none are all. */
          weekdays?: number[] | null
          vehicleId?: string | null
          class?: ('suv' | 'midsuv' | 'fullsuv' | 'pickup' | 'minivan') | null
        }
      }
    }
    responses: {
      /** @description The rule was made. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "message": "Saved.",
           *       "priceRule": {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "name": "Weekend",
           *         "rank": 10,
           *         "percent": 15,
           *         "weekdays": [
           *           6,
           *           7
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @description What happened, in the caller’s language. */
            message: string
            priceRule: components['schemas']['PriceRule']
          }
        }
      }
      /** @description `INVALID_INPUT`, `MALFORMED_JSON` */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'INVALID_INPUT' | 'MALFORMED_JSON'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING`, `CROSS_ORIGIN` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING' | 'CROSS_ORIGIN'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      409: components['responses']['RANK_TAKEN']
      413: components['responses']['BODY_TOO_LARGE']
      415: components['responses']['UNSUPPORTED_CONTENT_TYPE']
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  getPriceRule: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The rule. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *       "name": "Weekend",
           *       "rank": 10,
           *       "percent": 15,
           *       "weekdays": [
           *         6,
           *         7
           *       ]
           *     }
           */
          'application/json': components['schemas']['PriceRule']
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      404: components['responses']['NOT_FOUND']
      500: components['responses']['UNEXPECTED']
    }
  }
  updatePriceRule: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Weekend",
         *       "rank": 30,
         *       "percent": 15,
         *       "weekdays": [
         *         6,
         *         7
         *       ],
         *       "vehicleId": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90"
         *     }
         */
        'application/json': {
          name: string
          /** @description For readers of Oromo; they read `name` without it. */
          nameOr?: string | null
          /** @description For readers of Amharic. */
          nameAm?: string | null
          /** @description The larger number goes first. */
          rank: number
          percent?: number | null
          /** @description In santim, a day. */
          amount?: number | null
          from?: string | null
          to?: string | null
          /** @description 1 is Monday; none are all. */
          weekdays?: number[] | null
          vehicleId?: string | null
          class?: ('suv' | 'midsuv' | 'fullsuv' | 'pickup' | 'minivan') | null
        }
      }
    }
    responses: {
      /** @description The rule was changed. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "message": "Saved.",
           *       "priceRule": {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "name": "Weekend",
           *         "rank": 10,
           *         "percent": 15,
           *         "weekdays": [
           *           6,
           *           7
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @description What happened, in the caller’s language. */
            message: string
            priceRule: components['schemas']['PriceRule']
          }
        }
      }
      /** @description `INVALID_INPUT`, `MALFORMED_JSON` */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'INVALID_INPUT' | 'MALFORMED_JSON'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING`, `CROSS_ORIGIN` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING' | 'CROSS_ORIGIN'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      404: components['responses']['NOT_FOUND']
      409: components['responses']['RANK_TAKEN']
      413: components['responses']['BODY_TOO_LARGE']
      415: components['responses']['UNSUPPORTED_CONTENT_TYPE']
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  removePriceRule: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description It was deleted. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "message": "Successfully Deleted!"
           *     }
           */
          'application/json': {
            /** @description What happened, in the caller’s language. */
            message: string
          }
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING`, `CROSS_ORIGIN` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING' | 'CROSS_ORIGIN'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      404: components['responses']['NOT_FOUND']
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  getProfile: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The caller. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "user": {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "firstName": "Almaz",
           *         "lastName": "Tadesse",
           *         "email": "almaz@example.com",
           *         "phone": "+251911234567",
           *         "role": "user",
           *         "avatar": null,
           *         "lastLogin": "2026-11-20T06:30:00.000Z",
           *         "createdAt": "2026-11-20T06:30:00.000Z",
           *         "isAdmin": false,
           *         "isSubAdmin": false
           *       }
           *     }
           */
          'application/json': {
            user: components['schemas']['User']
          }
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      500: components['responses']['UNEXPECTED']
    }
  }
  getOwnData: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description All data, to be saved as a file. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "profile": {
           *         "id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "firstName": "Almaz",
           *         "lastName": "Tadesse",
           *         "email": "almaz@example.com",
           *         "emailConfirmedAt": "2026-11-20T06:30:00.000Z",
           *         "phone": "+251911234567",
           *         "role": "user",
           *         "locale": "am",
           *         "avatar": null,
           *         "lastLoginAt": "2026-11-20T06:30:00.000Z",
           *         "createdAt": "2026-11-20T06:30:00.000Z"
           *       },
           *       "bookings": [
           *         {
           *           "id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *           "code": "7K4P2Q",
           *           "vehicleId": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *           "date": "2026-12-24",
           *           "lastDate": "2026-12-24",
           *           "status": "pending",
           *           "transactionId": "FT25123ABCDE",
           *           "isTransactionReleased": false,
           *           "transferKind": "ft",
           *           "receiptVerdict": "unknown",
           *           "receiptFindings": [],
           *           "receiptPhotoKey": null,
           *           "locale": "am",
           *           "amount": 3500,
           *           "price": 3500,
           *           "total": 3500,
           *           "paid": 3500,
           *           "claimed": 0,
           *           "due": 0,
           *           "over": 0,
           *           "holdUntil": null,
           *           "version": 2,
           *           "isHidden": false,
           *           "passengers": null,
           *           "flight": null,
           *           "rider": null,
           *           "pickupPlace": null,
           *           "pickupTime": null,
           *           "returnTime": null,
           *           "phone": "+251911234567",
           *           "destination": "Bishoftu",
           *           "message": null,
           *           "vehicleName": "Toyota Corolla",
           *           "vehicleModel": "2022",
           *           "vehicleItem": "Air conditioning, comfort",
           *           "vehicleUrl": "/demo/one-day-01.webp",
           *           "customerName": "Almaz Tadesse",
           *           "customerEmail": "almaz@example.com",
           *           "customerAvatar": null,
           *           "createdAt": "2026-11-20T06:30:00.000Z",
           *           "statusChanges": [
           *             {
           *               "fromStatus": null,
           *               "toStatus": "pending",
           *               "reason": null,
           *               "changes": null,
           *               "createdAt": "2026-11-20T06:30:00.000Z"
           *             }
           *           ]
           *         }
           *       ],
           *       "sessions": [
           *         {
           *           "browser": "Firefox",
           *           "system": "Android",
           *           "createdAt": "2026-11-20T06:30:00.000Z",
           *           "lastSeenAt": "2026-11-20T06:30:00.000Z"
           *         }
           *       ],
           *       "signIns": [],
           *       "passkeys": [],
           *       "payments": [
           *         {
           *           "bookingId": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *           "way": "transfer",
           *           "state": "confirmed",
           *           "amount": 3500,
           *           "reference": "FT25123ABCDE",
           *           "reason": null,
           *           "receiptPhoto": null,
           *           "createdAt": "2026-11-20T06:30:00.000Z"
           *         }
           *       ],
           *       "messages": [],
           *       "requests": [],
           *       "newsletter": null,
           *       "savedViews": [],
           *       "mails": []
           *     }
           */
          'application/json': components['schemas']['OwnData']
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      500: components['responses']['UNEXPECTED']
    }
  }
  getQuote: {
    parameters: {
      query: {
        vehicleId: string
        /** @description The first day. */
        date: string
        /** @description The last day; the first without it. */
        lastDate?: '' | string
        /** @description Ids of extras, separated by commas. */
        extras?: string
      }
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The quote. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "days": 2,
           *       "lines": [
           *         {
           *           "text": "Day price",
           *           "quantity": 2,
           *           "unit": "day",
           *           "amount": 700000
           *         },
           *         {
           *           "text": "Airport pick-up",
           *           "quantity": 1,
           *           "unit": "booking",
           *           "amount": 150000
           *         }
           *       ],
           *       "total": 850000,
           *       "available": 3
           *     }
           */
          'application/json': components['schemas']['Quote']
        }
      }
      /** @description `INVALID_INPUT`, `DATE_OUT_OF_RANGE` */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'INVALID_INPUT' | 'DATE_OUT_OF_RANGE'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      404: components['responses']['NOT_FOUND']
      409: components['responses']['PRICE_ON_REQUEST']
      500: components['responses']['UNEXPECTED']
    }
  }
  register: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "firstName": "Almaz",
         *       "lastName": "Tadesse",
         *       "email": "almaz@example.com",
         *       "phone": "0911234567",
         *       "password": "Correct-horse-7"
         *     }
         */
        'application/json': {
          firstName: string
          lastName: string
          email: string
          /** @description In any usual spelling; without a country it is Ethiopian. */
          phone: string | number
          password: string
        }
      }
    }
    responses: {
      /** @description The account was made. The address is asked to be confirmed by mail. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "message": "Registered successfully!",
           *       "user": {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "firstName": "Almaz",
           *         "lastName": "Tadesse",
           *         "email": "almaz@example.com",
           *         "phone": "+251911234567",
           *         "role": "user",
           *         "avatar": null,
           *         "lastLogin": null,
           *         "createdAt": "2026-11-20T06:30:00.000Z",
           *         "isAdmin": false,
           *         "isSubAdmin": false
           *       }
           *     }
           */
          'application/json': {
            /** @description What happened, in the caller’s language. */
            message: string
            user: components['schemas']['User']
          }
        }
      }
      /** @description `INVALID_INPUT`, `MALFORMED_JSON` */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'INVALID_INPUT' | 'MALFORMED_JSON'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      403: components['responses']['CROSS_ORIGIN']
      409: components['responses']['EMAIL_TAKEN']
      413: components['responses']['BODY_TOO_LARGE']
      415: components['responses']['UNSUPPORTED_CONTENT_TYPE']
      429: components['responses']['TOO_MANY_TRIES']
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  searchEverything: {
    parameters: {
      query?: {
        /** @description A code, name, phone, email, reference, plate, destination or vehicle, in any spelling; up to 100 characters. */
        q?: string
      }
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description What was found. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "bookings": [
           *         {
           *           "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *           "code": "7K4P2Q",
           *           "status": "pending",
           *           "date": "2026-12-24",
           *           "lastDate": "2026-12-24",
           *           "holdUntil": "2026-11-20T06:30:00.000Z",
           *           "vehicle": {
           *             "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *             "name": "Toyota Corolla",
           *             "url": "/demo/one-day-01.webp"
           *           },
           *           "pickupPlace": "Bole International Airport",
           *           "pickupTime": "06:30",
           *           "returnTime": null,
           *           "destination": "Bishoftu",
           *           "passengers": 2,
           *           "flight": "ET 501",
           *           "rider": null,
           *           "message": null,
           *           "customer": {
           *             "name": "Almaz Tadesse",
           *             "phone": "+251911234567",
           *             "email": "almaz@example.com"
           *           },
           *           "lines": [
           *             {
           *               "text": "Day price",
           *               "quantity": 2,
           *               "unit": "day",
           *               "amount": 700000
           *             },
           *             {
           *               "text": "Airport pick-up",
           *               "quantity": 1,
           *               "unit": "booking",
           *               "amount": 150000
           *             }
           *           ],
           *           "total": 850000,
           *           "paid": 0,
           *           "due": 850000,
           *           "over": 0,
           *           "version": 1,
           *           "createdAt": "2026-11-20T06:30:00.000Z"
           *         }
           *       ],
           *       "customers": [
           *         {
           *           "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *           "name": "Almaz Tadesse",
           *           "phone": "+251911234567",
           *           "email": "almaz@example.com",
           *           "hasAccount": true
           *         }
           *       ],
           *       "vehicles": [
           *         {
           *           "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *           "kind": "car",
           *           "name": "Toyota Vitz",
           *           "model": "",
           *           "class": "suv",
           *           "seats": 4,
           *           "bags": 1,
           *           "gearbox": "automatic",
           *           "fuel": "petrol",
           *           "quantity": 3,
           *           "dayPrice": 1560,
           *           "priceFrom7": 1450,
           *           "priceFrom30": null,
           *           "price": "$60",
           *           "text": "Small and easy to park",
           *           "texts": {
           *             "en": "Small and easy to park"
           *           },
           *           "url": "/demo/suv-1.webp",
           *           "filename": "suv-1.webp",
           *           "pictures": [
           *             {
           *               "url": "/demo/suv-1.webp",
           *               "filename": "suv-1.webp"
           *             }
           *           ],
           *           "available": 2,
           *           "total": 312000
           *         }
           *       ],
           *       "messages": [
           *         {
           *           "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *           "firstName": "Dawit",
           *           "lastName": null,
           *           "email": "dawit@example.com",
           *           "phone": "+251911445566",
           *           "message": "Do you rent by the month?",
           *           "isAdmin": false,
           *           "createdAt": "2026-11-20T06:30:00.000Z",
           *           "language": "en"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['Found']
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      500: components['responses']['UNEXPECTED']
    }
  }
  getSettings: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "company": {
           *         "name": "Entoto Drive",
           *         "phone": "+251 11 555 0142",
           *         "email": "hello@entotodrive.example",
           *         "address": "Bole Road, Addis Ababa, Ethiopia",
           *         "addressOr": "Daandii Boolee, Finfinnee, Itoophiyaa",
           *         "addressAm": "ቦሌ መንገድ፣ አዲስ አበባ፣ ኢትዮጵያ",
           *         "whatsapp": "+251 91 155 0142",
           *         "telegram": "entotodrive"
           *       },
           *       "banks": [
           *         {
           *           "bank": "Commercial Bank of Ethiopia",
           *           "bankOr": "Baankii Daldala Itoophiyaa",
           *           "bankAm": "የኢትዮጵያ ንግድ ባንክ",
           *           "accountName": "Entoto Drive",
           *           "accountNumber": "1000 0000 00000"
           *         }
           *       ],
           *       "holds": {
           *         "hours": 24,
           *         "hoursSoon": 3,
           *         "hoursLeast": 1,
           *         "hoursOfFirstClaim": 72,
           *         "lapseDays": 1,
           *         "hoursOfOffer": 72
           *       },
           *       "limits": {
           *         "pendingPerPerson": 10,
           *         "pendingBeforePaid": 2,
           *         "pendingPerPhone": 2
           *       },
           *       "security": {
           *         "staffFactor": false
           *       },
           *       "workingHours": [
           *         {
           *           "weekday": 1,
           *           "opens": "08:00",
           *           "closes": "18:00"
           *         }
           *       ],
           *       "version": 1
           *     }
           */
          'application/json': components['schemas']['Settings']
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      500: components['responses']['UNEXPECTED']
    }
  }
  saveSettings: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "company": {
         *         "name": "Entoto Drive",
         *         "phone": "+251 11 555 0142",
         *         "email": "hello@entotodrive.example",
         *         "address": "Bole Road, Addis Ababa, Ethiopia",
         *         "addressOr": "Daandii Boolee, Finfinnee, Itoophiyaa",
         *         "addressAm": "ቦሌ መንገድ፣ አዲስ አበባ፣ ኢትዮጵያ",
         *         "whatsapp": "+251 91 155 0142",
         *         "telegram": "entotodrive"
         *       },
         *       "banks": [
         *         {
         *           "bank": "Commercial Bank of Ethiopia",
         *           "bankOr": "Baankii Daldala Itoophiyaa",
         *           "bankAm": "የኢትዮጵያ ንግድ ባንክ",
         *           "accountName": "Entoto Drive",
         *           "accountNumber": "1000 0000 00000"
         *         }
         *       ],
         *       "holds": {
         *         "hours": 24,
         *         "hoursSoon": 3,
         *         "hoursLeast": 1,
         *         "hoursOfFirstClaim": 72,
         *         "lapseDays": 1,
         *         "hoursOfOffer": 72
         *       },
         *       "limits": {
         *         "pendingPerPerson": 10,
         *         "pendingBeforePaid": 2,
         *         "pendingPerPhone": 2
         *       },
         *       "security": {
         *         "staffFactor": false
         *       },
         *       "workingHours": [
         *         {
         *           "weekday": 1,
         *           "opens": "08:00",
         *           "closes": "18:00"
         *         }
         *       ]
         *     }
         */
        'application/json': {
          company: {
            name: string
            phone: string
            email: string
            address: string
            addressOr?: string
            addressAm?: string
            whatsapp: '' | string
            telegram: '' | string
          }
          banks: {
            bank: string
            bankOr?: string
            bankAm?: string
            accountName: string
            accountNumber: string
          }[]
          holds: {
            hours: number
            hoursSoon: number
            hoursLeast: number
            hoursOfFirstClaim: number
            lapseDays: number
            hoursOfOffer: number
          }
          limits: {
            pendingPerPerson: number
            pendingBeforePaid: number
            pendingPerPhone: number
          }
          /** @description Whether staff sign in with a second step. */
          security?: {
            staffFactor: boolean
          }
          /** @description When the office is open: the weekdays with their hours; none for day and night. */
          workingHours?: {
            /** @description From 1 (Monday) to 7 (Sunday). */
            weekday: number
            /** @description `HH:MM` in Addis Ababa. */
            opens: string
            /** @description `HH:MM`; on the next day where it is earlier than `opens`. */
            closes: string
          }[]
          /** @description The version that was read; refused where it is not the last. */
          version?: number
        }
      }
    }
    responses: {
      /** @description The settings as they are now. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "message": "Saved.",
           *       "settings": {
           *         "company": {
           *           "name": "Entoto Drive",
           *           "phone": "+251 11 555 0142",
           *           "email": "hello@entotodrive.example",
           *           "address": "Bole Road, Addis Ababa, Ethiopia",
           *           "addressOr": "Daandii Boolee, Finfinnee, Itoophiyaa",
           *           "addressAm": "ቦሌ መንገድ፣ አዲስ አበባ፣ ኢትዮጵያ",
           *           "whatsapp": "+251 91 155 0142",
           *           "telegram": "entotodrive"
           *         },
           *         "banks": [
           *           {
           *             "bank": "Commercial Bank of Ethiopia",
           *             "bankOr": "Baankii Daldala Itoophiyaa",
           *             "bankAm": "የኢትዮጵያ ንግድ ባንክ",
           *             "accountName": "Entoto Drive",
           *             "accountNumber": "1000 0000 00000"
           *           }
           *         ],
           *         "holds": {
           *           "hours": 24,
           *           "hoursSoon": 3,
           *           "hoursLeast": 1,
           *           "hoursOfFirstClaim": 72,
           *           "lapseDays": 1,
           *           "hoursOfOffer": 72
           *         },
           *         "limits": {
           *           "pendingPerPerson": 10,
           *           "pendingBeforePaid": 2,
           *           "pendingPerPhone": 2
           *         },
           *         "security": {
           *           "staffFactor": false
           *         },
           *         "workingHours": [
           *           {
           *             "weekday": 1,
           *             "opens": "08:00",
           *             "closes": "18:00"
           *           }
           *         ],
           *         "version": 2
           *       }
           *     }
           */
          'application/json': {
            /** @description What happened, in the caller’s language. */
            message: string
            settings: components['schemas']['Settings']
          }
        }
      }
      /** @description `INVALID_INPUT`, `MALFORMED_JSON` */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'INVALID_INPUT' | 'MALFORMED_JSON'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING`, `CROSS_ORIGIN`, `PROOF_REQUIRED` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING' | 'CROSS_ORIGIN' | 'PROOF_REQUIRED'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      409: components['responses']['VERSION_CONFLICT']
      413: components['responses']['BODY_TOO_LARGE']
      415: components['responses']['UNSUPPORTED_CONTENT_TYPE']
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  importStatement: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "bank": "Commercial Bank of Ethiopia"
         *     }
         */
        'multipart/form-data': {
          /**
           * Format: binary
           * @description CSV with comma, semicolon or tab, in UTF-8, UTF-16 or windows-1252; at most 5 MB.
           */
          file: string
          /** @description The bank that wrote it; the company’s own where it is left out. */
          bank?: string | null
        }
      }
    }
    responses: {
      /** @description The lines are kept. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "message": "Saved.",
           *       "statement": {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "lines": 40,
           *         "exact": 31,
           *         "differs": 2,
           *         "notFound": 4
           *       }
           *     }
           */
          'application/json': {
            /** @description What happened, in the caller’s language. */
            message: string
            statement: components['schemas']['Statement']
          }
        }
      }
      /** @description `INVALID_INPUT`, `MALFORMED_FORM` */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'INVALID_INPUT' | 'MALFORMED_FORM'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING`, `CROSS_ORIGIN` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING' | 'CROSS_ORIGIN'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      413: components['responses']['BODY_TOO_LARGE']
      415: components['responses']['UNSUPPORTED_CONTENT_TYPE']
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  confirmStatement: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description They are confirmed. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "confirmed": 31
           *     }
           */
          'application/json': {
            /** @description How many claims this call confirmed. */
            confirmed: number
          }
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING`, `CROSS_ORIGIN`, `PROOF_REQUIRED` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING' | 'CROSS_ORIGIN' | 'PROOF_REQUIRED'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      404: components['responses']['NOT_FOUND']
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  listUnits: {
    parameters: {
      query?: {
        /** @description Which page, from 1. */
        page?: number
        /** @description How many on a page, at most 200. */
        limit?: number
        /** @description Where the page begins, as the `Link` header of the page before says. */
        after?: string
      }
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The units. */
      200: {
        headers: {
          /** @description How many there are, `10000+` beyond ten thousand. */
          'X-Total-Count'?: string
          /** @description The addresses of the pages before (`rel="prev"`) and after (`rel="next"`), where there are. */
          Link?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "vehicleId": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "plate": "AA 3 A12345",
           *         "active": true,
           *         "insuranceUntil": "2027-05-31",
           *         "image": "/files/unit-0a1b2c3d4e5f60718293a4b5-960.webp",
           *         "outOfService": [
           *           {
           *             "from": "2026-12-28",
           *             "to": "2026-12-30"
           *           }
           *         ]
           *       }
           *     ]
           */
          'application/json': components['schemas']['Unit'][]
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      500: components['responses']['UNEXPECTED']
    }
  }
  createUnit: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "vehicleId": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
         *       "plate": "AA 3 A12345",
         *       "active": true,
         *       "insuranceUntil": "2027-05-31"
         *     }
         */
        'application/json': {
          /** Format: uuid */
          vehicleId: string
          plate: string
          /** @default true */
          active?: boolean
          insuranceUntil?: string | null
          inspectionUntil?: string | null
          /** @description In a form the file of a new one, in JSON null for none any longer; the address that the record shows leaves it. */
          image?: string | null
        }
        /**
         * @example {
         *       "vehicleId": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
         *       "plate": "AA 3 A12345",
         *       "active": true,
         *       "insuranceUntil": "2027-05-31"
         *     }
         */
        'multipart/form-data': {
          /** Format: uuid */
          vehicleId: string
          plate: string
          /** @default true */
          active?: boolean
          insuranceUntil?: string | null
          inspectionUntil?: string | null
          /** @description In a form the file of a new one, in JSON null for none any longer; the address that the record shows leaves it. */
          image?: string | null
        }
      }
    }
    responses: {
      /** @description The unit was added. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "message": "Saved.",
           *       "unit": {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "vehicleId": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "plate": "AA 3 A12345",
           *         "active": true,
           *         "insuranceUntil": "2027-05-31",
           *         "image": "/files/unit-0a1b2c3d4e5f60718293a4b5-960.webp",
           *         "outOfService": [
           *           {
           *             "from": "2026-12-28",
           *             "to": "2026-12-30"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @description What happened, in the caller’s language. */
            message: string
            unit: components['schemas']['Unit']
          }
        }
      }
      /** @description `INVALID_INPUT`, `MALFORMED_JSON`, `MALFORMED_FORM`, `FILE_TYPE`, `FILE_TOO_MANY_PIXELS`, `FILE_DAMAGED` */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code:
              | 'INVALID_INPUT'
              | 'MALFORMED_JSON'
              | 'MALFORMED_FORM'
              | 'FILE_TYPE'
              | 'FILE_TOO_MANY_PIXELS'
              | 'FILE_DAMAGED'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING`, `CROSS_ORIGIN` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING' | 'CROSS_ORIGIN'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      /** @description `TOO_MANY_UNITS`, `PLATE_TAKEN` */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'TOO_MANY_UNITS' | 'PLATE_TAKEN'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      /** @description `BODY_TOO_LARGE`, `FILE_TOO_LARGE` */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'BODY_TOO_LARGE' | 'FILE_TOO_LARGE'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      415: components['responses']['UNSUPPORTED_CONTENT_TYPE']
      429: components['responses']['TOO_MANY_TRIES']
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  getUnit: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The unit. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *       "vehicleId": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *       "plate": "AA 3 A12345",
           *       "active": true,
           *       "insuranceUntil": "2027-05-31",
           *       "image": "/files/unit-0a1b2c3d4e5f60718293a4b5-960.webp",
           *       "outOfService": [
           *         {
           *           "from": "2026-12-28",
           *           "to": "2026-12-30"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['Unit']
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      404: components['responses']['NOT_FOUND']
      500: components['responses']['UNEXPECTED']
    }
  }
  updateUnit: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "vehicleId": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
         *       "plate": "AA 3 A12345",
         *       "active": true,
         *       "insuranceUntil": "2027-05-31"
         *     }
         */
        'application/json': {
          /** Format: uuid */
          vehicleId: string
          plate: string
          /** @default true */
          active?: boolean
          insuranceUntil?: string | null
          inspectionUntil?: string | null
          /** @description In a form the file of a new one, in JSON null for none any longer; the address that the record shows leaves it. */
          image?: string | null
        }
        /**
         * @example {
         *       "vehicleId": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
         *       "plate": "AA 3 A12345",
         *       "active": true,
         *       "insuranceUntil": "2027-05-31"
         *     }
         */
        'multipart/form-data': {
          /** Format: uuid */
          vehicleId: string
          plate: string
          /** @default true */
          active?: boolean
          insuranceUntil?: string | null
          inspectionUntil?: string | null
          /** @description In a form the file of a new one, in JSON null for none any longer; the address that the record shows leaves it. */
          image?: string | null
        }
      }
    }
    responses: {
      /** @description The unit was changed. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "message": "Saved.",
           *       "unit": {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "vehicleId": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "plate": "AA 3 A12345",
           *         "active": true,
           *         "insuranceUntil": "2027-05-31",
           *         "image": "/files/unit-0a1b2c3d4e5f60718293a4b5-960.webp",
           *         "outOfService": [
           *           {
           *             "from": "2026-12-28",
           *             "to": "2026-12-30"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @description What happened, in the caller’s language. */
            message: string
            unit: components['schemas']['Unit']
          }
        }
      }
      /** @description `INVALID_INPUT`, `MALFORMED_JSON`, `MALFORMED_FORM`, `FILE_TYPE`, `FILE_TOO_MANY_PIXELS`, `FILE_DAMAGED` */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code:
              | 'INVALID_INPUT'
              | 'MALFORMED_JSON'
              | 'MALFORMED_FORM'
              | 'FILE_TYPE'
              | 'FILE_TOO_MANY_PIXELS'
              | 'FILE_DAMAGED'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING`, `CROSS_ORIGIN` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING' | 'CROSS_ORIGIN'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      404: components['responses']['NOT_FOUND']
      /** @description `TOO_MANY_UNITS`, `PLATE_TAKEN`, `UNIT_TAKEN` */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'TOO_MANY_UNITS' | 'PLATE_TAKEN' | 'UNIT_TAKEN'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      /** @description `BODY_TOO_LARGE`, `FILE_TOO_LARGE` */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'BODY_TOO_LARGE' | 'FILE_TOO_LARGE'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      415: components['responses']['UNSUPPORTED_CONTENT_TYPE']
      429: components['responses']['TOO_MANY_TRIES']
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  removeUnit: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description It was deleted. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "message": "Successfully Deleted!"
           *     }
           */
          'application/json': {
            /** @description What happened, in the caller’s language. */
            message: string
          }
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING`, `CROSS_ORIGIN` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING' | 'CROSS_ORIGIN'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      404: components['responses']['NOT_FOUND']
      409: components['responses']['UNIT_HAS_TRIPS']
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  listCars: {
    parameters: {
      query?: {
        /** @description Which page, from 1. */
        page?: number
        /** @description How many on a page, at most 200. */
        limit?: number
        /** @description Where the page begins, as the `Link` header of the page before says. */
        after?: string
      }
      header?: {
        /** @description The `ETag` of an answer that you have. */
        'If-None-Match'?: components['parameters']['IfNoneMatch']
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The cars. */
      200: {
        headers: {
          /** @description How many there are, `10000+` beyond ten thousand. */
          'X-Total-Count'?: string
          /** @description The addresses of the pages before (`rel="prev"`) and after (`rel="next"`), where there are. */
          Link?: string
          /** @description Send it back in `If-None-Match`, and 304 without a body says that nothing has changed. */
          ETag?: string
          /** @description `no-cache`: may be kept, and must be asked for before each use. */
          'Cache-Control'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "name": "Toyota Vitz",
           *         "item": "suv",
           *         "price": "$60",
           *         "filename": "vitz.jpg",
           *         "url": "/demo/suv-1.webp"
           *       }
           *     ]
           */
          'application/json': components['schemas']['Car'][]
        }
      }
      /** @description What you have is still right. */
      304: {
        headers: {
          /** @description Send it back in `If-None-Match`, and 304 without a body says that nothing has changed. */
          ETag?: string
          /** @description `no-cache`: may be kept, and must be asked for before each use. */
          'Cache-Control'?: string
          [name: string]: unknown
        }
        content?: never
      }
      500: components['responses']['UNEXPECTED']
    }
  }
  createCar: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Toyota Vitz",
         *       "item": "suv",
         *       "price": "$60",
         *       "dayPrice": 1560,
         *       "quantity": 3,
         *       "priceFrom7": 1450,
         *       "seats": 4,
         *       "bags": 1,
         *       "gearbox": "automatic",
         *       "fuel": "petrol"
         *     }
         */
        'multipart/form-data': {
          name: string
          /** @enum {string} */
          item: 'suv' | 'midsuv' | 'fullsuv' | 'pickup' | 'minivan'
          price: string
          dayPrice?: string | number | null
          quantity?: string | number | null
          priceFrom7?: string | number | null
          priceFrom30?: string | number | null
          class?: ('suv' | 'midsuv' | 'fullsuv' | 'pickup' | 'minivan') | null
          seats?: string | number | null
          bags?: string | number | null
          gearbox?: ('automatic' | 'manual') | null
          fuel?: ('petrol' | 'diesel' | 'hybrid' | 'electric') | null
          /** @description JSON: `{ "en": …, "or": …, "am": … }`. */
          texts?: {
            en?: string
            or?: string
            am?: string
          }
          image?: string[]
        }
      }
    }
    responses: {
      /** @description The car was posted. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "message": "Upload Success",
           *       "car": {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "name": "Toyota Vitz",
           *         "item": "suv",
           *         "price": "$60",
           *         "filename": "vitz.jpg",
           *         "url": "/demo/suv-1.webp"
           *       }
           *     }
           */
          'application/json': {
            /** @description What happened, in the caller’s language. */
            message: string
            car: components['schemas']['Car']
          }
        }
      }
      /** @description `INVALID_INPUT`, `MALFORMED_FORM`, `FILE_TYPE`, `FILE_TOO_MANY_PIXELS`, `FILE_DAMAGED` */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'INVALID_INPUT' | 'MALFORMED_FORM' | 'FILE_TYPE' | 'FILE_TOO_MANY_PIXELS' | 'FILE_DAMAGED'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING`, `CROSS_ORIGIN` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING' | 'CROSS_ORIGIN'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      /** @description `BODY_TOO_LARGE`, `FILE_TOO_LARGE` */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'BODY_TOO_LARGE' | 'FILE_TOO_LARGE'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      415: components['responses']['UNSUPPORTED_CONTENT_TYPE']
      429: components['responses']['TOO_MANY_TRIES']
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  updateCar: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Toyota Vitz",
         *       "item": "suv",
         *       "price": "$60",
         *       "dayPrice": 1560,
         *       "quantity": 3,
         *       "priceFrom7": 1450,
         *       "seats": 4,
         *       "bags": 1,
         *       "gearbox": "automatic",
         *       "fuel": "petrol"
         *     }
         */
        'multipart/form-data': {
          name: string
          /** @enum {string} */
          item: 'suv' | 'midsuv' | 'fullsuv' | 'pickup' | 'minivan'
          price: string
          dayPrice?: string | number | null
          quantity?: string | number | null
          priceFrom7?: string | number | null
          priceFrom30?: string | number | null
          class?: ('suv' | 'midsuv' | 'fullsuv' | 'pickup' | 'minivan') | null
          seats?: string | number | null
          bags?: string | number | null
          gearbox?: ('automatic' | 'manual') | null
          fuel?: ('petrol' | 'diesel' | 'hybrid' | 'electric') | null
          /** @description JSON: `{ "en": …, "or": …, "am": … }`. */
          texts?: {
            en?: string
            or?: string
            am?: string
          }
          image?: string[]
          /** @description The order of the pictures, separated by commas: the address of one that stays, `new` for the next sent. */
          pictures?: string
          /** @description The version that a form of the site was made from; refused where somebody changed the vehicle since. */
          version?: string
        }
      }
    }
    responses: {
      /** @description The car was changed. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "message": "Successfully Updated!",
           *       "car": {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "name": "Toyota Vitz",
           *         "item": "suv",
           *         "price": "$60",
           *         "filename": "vitz.jpg",
           *         "url": "/demo/suv-1.webp"
           *       }
           *     }
           */
          'application/json': {
            /** @description What happened, in the caller’s language. */
            message: string
            car: components['schemas']['Car']
          }
        }
      }
      /** @description `INVALID_INPUT`, `MALFORMED_FORM`, `FILE_TYPE`, `FILE_TOO_MANY_PIXELS`, `FILE_DAMAGED` */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'INVALID_INPUT' | 'MALFORMED_FORM' | 'FILE_TYPE' | 'FILE_TOO_MANY_PIXELS' | 'FILE_DAMAGED'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING`, `CROSS_ORIGIN` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING' | 'CROSS_ORIGIN'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      404: components['responses']['NOT_FOUND']
      /** @description `PLACES_HELD`, `TOO_MANY_UNITS`, `VERSION_CONFLICT` */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'PLACES_HELD' | 'TOO_MANY_UNITS' | 'VERSION_CONFLICT'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      /** @description `BODY_TOO_LARGE`, `FILE_TOO_LARGE` */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'BODY_TOO_LARGE' | 'FILE_TOO_LARGE'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      415: components['responses']['UNSUPPORTED_CONTENT_TYPE']
      429: components['responses']['TOO_MANY_TRIES']
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  removeCar: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The car was deleted. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "message": "Successfully deleted!"
           *     }
           */
          'application/json': {
            /** @description What happened, in the caller’s language. */
            message: string
          }
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING`, `CROSS_ORIGIN` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING' | 'CROSS_ORIGIN'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      404: components['responses']['NOT_FOUND']
      409: components['responses']['VEHICLE_BOOKED']
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  listOneDayVehiclesShort: {
    parameters: {
      query?: {
        /** @description Words to search for. */
        q?: string
        /** @description The day on which `available` counts; today without it. */
        date?: '' | string
        /** @description Whole Br a day. */
        min?: string
        /** @description Whole Br a day. */
        max?: string
        sort?: 'price' | 'price-desc' | 'name' | 'newest'
        /** @description Which page, from 1. */
        page?: number
        /** @description Where the page begins, as the `Link` header of the page before says. */
        after?: string
        /** @description How many on a page, at most 200. */
        limit?: number
      }
      header?: {
        /** @description The `ETag` of an answer that you have. */
        'If-None-Match'?: components['parameters']['IfNoneMatch']
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The vehicles; those that are free on the day come first. */
      200: {
        headers: {
          /** @description How many there are, `10000+` beyond ten thousand. */
          'X-Total-Count'?: string
          /** @description The addresses of the pages before (`rel="prev"`) and after (`rel="next"`), where there are. */
          Link?: string
          /** @description Send it back in `If-None-Match`, and 304 without a body says that nothing has changed. */
          ETag?: string
          /** @description `no-cache`: may be kept, and must be asked for before each use. */
          'Cache-Control'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "name": "Toyota Corolla",
           *         "displayname": "Toyota Corolla",
           *         "price": 3500,
           *         "model": "2022",
           *         "item": "Air conditioning, comfort",
           *         "quantity": 3,
           *         "url": "/demo/one-day-01.webp",
           *         "filename": "corolla.jpg",
           *         "available": 2
           *       }
           *     ]
           */
          'application/json': components['schemas']['OneDayVehicle'][]
        }
      }
      /** @description What you have is still right. */
      304: {
        headers: {
          /** @description Send it back in `If-None-Match`, and 304 without a body says that nothing has changed. */
          ETag?: string
          /** @description `no-cache`: may be kept, and must be asked for before each use. */
          'Cache-Control'?: string
          [name: string]: unknown
        }
        content?: never
      }
      /** @description `INVALID_INPUT`, `DATE_OUT_OF_RANGE` */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'INVALID_INPUT' | 'DATE_OUT_OF_RANGE'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      500: components['responses']['UNEXPECTED']
    }
  }
  createOneDayVehicle: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Toyota Corolla",
         *       "item": "Air conditioning, comfort",
         *       "model": "2022",
         *       "price": 3500,
         *       "quantity": 3,
         *       "priceFrom7": 3200,
         *       "class": "suv"
         *     }
         */
        'multipart/form-data': {
          name: string
          item: string
          model: string
          price: string | number
          quantity: string | number
          priceFrom7?: string | number | null
          priceFrom30?: string | number | null
          class?: ('suv' | 'midsuv' | 'fullsuv' | 'pickup' | 'minivan') | null
          seats?: string | number | null
          bags?: string | number | null
          gearbox?: ('automatic' | 'manual') | null
          fuel?: ('petrol' | 'diesel' | 'hybrid' | 'electric') | null
          /** @description JSON: `{ "en": …, "or": …, "am": … }`. */
          texts?: {
            en?: string
            or?: string
            am?: string
          }
          image?: string[]
        }
      }
    }
    responses: {
      /** @description The vehicle was posted. It is absent if somebody has deleted it since. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "message": "Upload Success",
           *       "vehicle": {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "name": "Toyota Corolla",
           *         "displayname": "Toyota Corolla",
           *         "price": 3500,
           *         "model": "2022",
           *         "item": "Air conditioning, comfort",
           *         "quantity": 3,
           *         "url": "/demo/one-day-01.webp",
           *         "filename": "corolla.jpg",
           *         "available": 2
           *       }
           *     }
           */
          'application/json': {
            /** @description What happened, in the caller’s language. */
            message: string
            vehicle?: components['schemas']['OneDayVehicle']
          }
        }
      }
      /** @description `INVALID_INPUT`, `MALFORMED_FORM`, `FILE_TYPE`, `FILE_TOO_MANY_PIXELS`, `FILE_DAMAGED` */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'INVALID_INPUT' | 'MALFORMED_FORM' | 'FILE_TYPE' | 'FILE_TOO_MANY_PIXELS' | 'FILE_DAMAGED'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING`, `CROSS_ORIGIN` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING' | 'CROSS_ORIGIN'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      /** @description `BODY_TOO_LARGE`, `FILE_TOO_LARGE` */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'BODY_TOO_LARGE' | 'FILE_TOO_LARGE'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      415: components['responses']['UNSUPPORTED_CONTENT_TYPE']
      429: components['responses']['TOO_MANY_TRIES']
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  updateOneDayVehicle: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Toyota Corolla",
         *       "item": "Air conditioning, comfort",
         *       "model": "2022",
         *       "price": 3500,
         *       "quantity": 3,
         *       "priceFrom7": 3200,
         *       "class": "suv"
         *     }
         */
        'multipart/form-data': {
          name: string
          item: string
          model: string
          price: string | number
          quantity: string | number
          priceFrom7?: string | number | null
          priceFrom30?: string | number | null
          class?: ('suv' | 'midsuv' | 'fullsuv' | 'pickup' | 'minivan') | null
          seats?: string | number | null
          bags?: string | number | null
          gearbox?: ('automatic' | 'manual') | null
          fuel?: ('petrol' | 'diesel' | 'hybrid' | 'electric') | null
          /** @description JSON: `{ "en": …, "or": …, "am": … }`. */
          texts?: {
            en?: string
            or?: string
            am?: string
          }
          image?: string[]
          /** @description The order of the pictures, separated by commas: the address of one that stays, `new` for the next sent. */
          pictures?: string
          /** @description The version that a form of the site was made from; refused where somebody changed the vehicle since. */
          version?: string
        }
      }
    }
    responses: {
      /** @description The vehicle was changed. It is absent if somebody has deleted it since. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "message": "Successfully Updated!",
           *       "vehicle": {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "name": "Toyota Corolla",
           *         "displayname": "Toyota Corolla",
           *         "price": 3500,
           *         "model": "2022",
           *         "item": "Air conditioning, comfort",
           *         "quantity": 3,
           *         "url": "/demo/one-day-01.webp",
           *         "filename": "corolla.jpg",
           *         "available": 2
           *       }
           *     }
           */
          'application/json': {
            /** @description What happened, in the caller’s language. */
            message: string
            vehicle?: components['schemas']['OneDayVehicle']
          }
        }
      }
      /** @description `INVALID_INPUT`, `MALFORMED_FORM`, `FILE_TYPE`, `FILE_TOO_MANY_PIXELS`, `FILE_DAMAGED` */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'INVALID_INPUT' | 'MALFORMED_FORM' | 'FILE_TYPE' | 'FILE_TOO_MANY_PIXELS' | 'FILE_DAMAGED'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING`, `CROSS_ORIGIN` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING' | 'CROSS_ORIGIN'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      404: components['responses']['NOT_FOUND']
      /** @description `PLACES_HELD`, `TOO_MANY_UNITS`, `VERSION_CONFLICT` */
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'PLACES_HELD' | 'TOO_MANY_UNITS' | 'VERSION_CONFLICT'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      /** @description `BODY_TOO_LARGE`, `FILE_TOO_LARGE` */
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'BODY_TOO_LARGE' | 'FILE_TOO_LARGE'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      415: components['responses']['UNSUPPORTED_CONTENT_TYPE']
      429: components['responses']['TOO_MANY_TRIES']
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  removeOneDayVehicle: {
    parameters: {
      query?: never
      header?: {
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The vehicle was deleted. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "message": "Successfully deleted!"
           *     }
           */
          'application/json': {
            /** @description What happened, in the caller’s language. */
            message: string
          }
        }
      }
      401: components['responses']['UNAUTHENTICATED']
      /** @description `FORBIDDEN`, `SECOND_FACTOR_MISSING`, `CROSS_ORIGIN` */
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING' | 'CROSS_ORIGIN'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      404: components['responses']['NOT_FOUND']
      409: components['responses']['VEHICLE_BOOKED']
      500: components['responses']['UNEXPECTED']
      503: components['responses']['BUSY']
    }
  }
  listOneDayVehiclesVariant: {
    parameters: {
      query?: {
        /** @description Words to search for. */
        q?: string
        /** @description The day on which `available` counts; today without it. */
        date?: '' | string
        /** @description Whole Br a day. */
        min?: string
        /** @description Whole Br a day. */
        max?: string
        sort?: 'price' | 'price-desc' | 'name' | 'newest'
        /** @description Which page, from 1. */
        page?: number
        /** @description Where the page begins, as the `Link` header of the page before says. */
        after?: string
        /** @description How many on a page, at most 200. */
        limit?: number
      }
      header?: {
        /** @description The `ETag` of an answer that you have. */
        'If-None-Match'?: components['parameters']['IfNoneMatch']
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The vehicles; those that are free on the day come first. */
      200: {
        headers: {
          /** @description How many there are, `10000+` beyond ten thousand. */
          'X-Total-Count'?: string
          /** @description The addresses of the pages before (`rel="prev"`) and after (`rel="next"`), where there are. */
          Link?: string
          /** @description Send it back in `If-None-Match`, and 304 without a body says that nothing has changed. */
          ETag?: string
          /** @description `no-cache`: may be kept, and must be asked for before each use. */
          'Cache-Control'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "name": "Toyota Corolla",
           *         "displayname": "Toyota Corolla",
           *         "price": 3500,
           *         "model": "2022",
           *         "item": "Air conditioning, comfort",
           *         "quantity": 3,
           *         "url": "/demo/one-day-01.webp",
           *         "filename": "corolla.jpg",
           *         "available": 2
           *       }
           *     ]
           */
          'application/json': components['schemas']['OneDayVehicle'][]
        }
      }
      /** @description What you have is still right. */
      304: {
        headers: {
          /** @description Send it back in `If-None-Match`, and 304 without a body says that nothing has changed. */
          ETag?: string
          /** @description `no-cache`: may be kept, and must be asked for before each use. */
          'Cache-Control'?: string
          [name: string]: unknown
        }
        content?: never
      }
      /** @description `INVALID_INPUT`, `DATE_OUT_OF_RANGE` */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'INVALID_INPUT' | 'DATE_OUT_OF_RANGE'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      500: components['responses']['UNEXPECTED']
    }
  }
  listOneDayVehicles: {
    parameters: {
      query?: {
        /** @description Words to search for. */
        q?: string
        /** @description The day on which `available` counts; today without it. */
        date?: '' | string
        /** @description Whole Br a day. */
        min?: string
        /** @description Whole Br a day. */
        max?: string
        sort?: 'price' | 'price-desc' | 'name' | 'newest'
        /** @description Which page, from 1. */
        page?: number
        /** @description Where the page begins, as the `Link` header of the page before says. */
        after?: string
        /** @description How many on a page, at most 200. */
        limit?: number
      }
      header?: {
        /** @description The `ETag` of an answer that you have. */
        'If-None-Match'?: components['parameters']['IfNoneMatch']
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The vehicles; those that are free on the day come first. */
      200: {
        headers: {
          /** @description How many there are, `10000+` beyond ten thousand. */
          'X-Total-Count'?: string
          /** @description The addresses of the pages before (`rel="prev"`) and after (`rel="next"`), where there are. */
          Link?: string
          /** @description Send it back in `If-None-Match`, and 304 without a body says that nothing has changed. */
          ETag?: string
          /** @description `no-cache`: may be kept, and must be asked for before each use. */
          'Cache-Control'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "name": "Toyota Corolla",
           *         "displayname": "Toyota Corolla",
           *         "price": 3500,
           *         "model": "2022",
           *         "item": "Air conditioning, comfort",
           *         "quantity": 3,
           *         "url": "/demo/one-day-01.webp",
           *         "filename": "corolla.jpg",
           *         "available": 2
           *       }
           *     ]
           */
          'application/json': components['schemas']['OneDayVehicle'][]
        }
      }
      /** @description What you have is still right. */
      304: {
        headers: {
          /** @description Send it back in `If-None-Match`, and 304 without a body says that nothing has changed. */
          ETag?: string
          /** @description `no-cache`: may be kept, and must be asked for before each use. */
          'Cache-Control'?: string
          [name: string]: unknown
        }
        content?: never
      }
      /** @description `INVALID_INPUT`, `DATE_OUT_OF_RANGE` */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'INVALID_INPUT' | 'DATE_OUT_OF_RANGE'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      500: components['responses']['UNEXPECTED']
    }
  }
  listOneDayVehiclesOfBand: {
    parameters: {
      query?: {
        /** @description Words to search for. */
        q?: string
        /** @description The day on which `available` counts; today without it. */
        date?: '' | string
        sort?: 'price' | 'price-desc' | 'name' | 'newest'
        /** @description Which page, from 1. */
        page?: number
        /** @description Where the page begins, as the `Link` header of the page before says. */
        after?: string
        /** @description How many on a page, at most 200. */
        limit?: number
      }
      header?: {
        /** @description The `ETag` of an answer that you have. */
        'If-None-Match'?: components['parameters']['IfNoneMatch']
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path: {
        priceBand: '3k' | '5k' | '7k' | '9k'
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The vehicles; those that are free on the day come first. */
      200: {
        headers: {
          /** @description How many there are, `10000+` beyond ten thousand. */
          'X-Total-Count'?: string
          /** @description The addresses of the pages before (`rel="prev"`) and after (`rel="next"`), where there are. */
          Link?: string
          /** @description Send it back in `If-None-Match`, and 304 without a body says that nothing has changed. */
          ETag?: string
          /** @description `no-cache`: may be kept, and must be asked for before each use. */
          'Cache-Control'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "name": "Toyota Corolla",
           *         "displayname": "Toyota Corolla",
           *         "price": 3500,
           *         "model": "2022",
           *         "item": "Air conditioning, comfort",
           *         "quantity": 3,
           *         "url": "/demo/one-day-01.webp",
           *         "filename": "corolla.jpg",
           *         "available": 2
           *       }
           *     ]
           */
          'application/json': components['schemas']['OneDayVehicle'][]
        }
      }
      /** @description What you have is still right. */
      304: {
        headers: {
          /** @description Send it back in `If-None-Match`, and 304 without a body says that nothing has changed. */
          ETag?: string
          /** @description `no-cache`: may be kept, and must be asked for before each use. */
          'Cache-Control'?: string
          [name: string]: unknown
        }
        content?: never
      }
      /** @description `INVALID_INPUT`, `DATE_OUT_OF_RANGE` */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'INVALID_INPUT' | 'DATE_OUT_OF_RANGE'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      404: components['responses']['NOT_FOUND']
      500: components['responses']['UNEXPECTED']
    }
  }
  listCarsVariant: {
    parameters: {
      query?: {
        /** @description Which page, from 1. */
        page?: number
        /** @description How many on a page, at most 200. */
        limit?: number
        /** @description Where the page begins, as the `Link` header of the page before says. */
        after?: string
      }
      header?: {
        /** @description The `ETag` of an answer that you have. */
        'If-None-Match'?: components['parameters']['IfNoneMatch']
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The cars. */
      200: {
        headers: {
          /** @description How many there are, `10000+` beyond ten thousand. */
          'X-Total-Count'?: string
          /** @description The addresses of the pages before (`rel="prev"`) and after (`rel="next"`), where there are. */
          Link?: string
          /** @description Send it back in `If-None-Match`, and 304 without a body says that nothing has changed. */
          ETag?: string
          /** @description `no-cache`: may be kept, and must be asked for before each use. */
          'Cache-Control'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "name": "Toyota Vitz",
           *         "item": "suv",
           *         "price": "$60",
           *         "filename": "vitz.jpg",
           *         "url": "/demo/suv-1.webp"
           *       }
           *     ]
           */
          'application/json': components['schemas']['Car'][]
        }
      }
      /** @description What you have is still right. */
      304: {
        headers: {
          /** @description Send it back in `If-None-Match`, and 304 without a body says that nothing has changed. */
          ETag?: string
          /** @description `no-cache`: may be kept, and must be asked for before each use. */
          'Cache-Control'?: string
          [name: string]: unknown
        }
        content?: never
      }
      500: components['responses']['UNEXPECTED']
    }
  }
  listCarsOfType: {
    parameters: {
      query?: {
        /** @description Which page, from 1. */
        page?: number
        /** @description How many on a page, at most 200. */
        limit?: number
        /** @description Where the page begins, as the `Link` header of the page before says. */
        after?: string
      }
      header?: {
        /** @description The `ETag` of an answer that you have. */
        'If-None-Match'?: components['parameters']['IfNoneMatch']
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path: {
        /** @description `suv` also holds the economy and standard cars. */
        type: 'suv' | 'midsuv' | 'fullsuv' | 'pickup' | 'minivan'
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The cars. */
      200: {
        headers: {
          /** @description How many there are, `10000+` beyond ten thousand. */
          'X-Total-Count'?: string
          /** @description The addresses of the pages before (`rel="prev"`) and after (`rel="next"`), where there are. */
          Link?: string
          /** @description Send it back in `If-None-Match`, and 304 without a body says that nothing has changed. */
          ETag?: string
          /** @description `no-cache`: may be kept, and must be asked for before each use. */
          'Cache-Control'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "name": "Toyota Vitz",
           *         "item": "suv",
           *         "price": "$60",
           *         "filename": "vitz.jpg",
           *         "url": "/demo/suv-1.webp"
           *       }
           *     ]
           */
          'application/json': components['schemas']['Car'][]
        }
      }
      /** @description What you have is still right. */
      304: {
        headers: {
          /** @description Send it back in `If-None-Match`, and 304 without a body says that nothing has changed. */
          ETag?: string
          /** @description `no-cache`: may be kept, and must be asked for before each use. */
          'Cache-Control'?: string
          [name: string]: unknown
        }
        content?: never
      }
      404: components['responses']['NOT_FOUND']
      500: components['responses']['UNEXPECTED']
    }
  }
  searchVehicles: {
    parameters: {
      query?: {
        /** @description The first day; today without it. */
        date?: string
        /** @description The last day, at most 90 days in all; the first without it. */
        lastDate?: string
        /** @description Both without it. */
        kind?: 'one-day' | 'car'
        class?: 'suv' | 'midsuv' | 'fullsuv' | 'pickup' | 'minivan'
        /** @description At least so many; a vehicle whose seats nobody told is left out. */
        seats?: string | number
        gearbox?: 'automatic' | 'manual'
        /** @description The lowest day price, whole Br. */
        min?: string | number
        /** @description The highest day price, whole Br. */
        max?: string | number
        /** @description Words to search for. */
        q?: string
        /** @description By the day price from the lowest (`price`) or the highest (`price-desc`), by `name`, or the `newest` first. What is free on all days comes before what is sold out, and cars without a day price come last. */
        sort?: 'price' | 'price-desc' | 'name' | 'newest'
        /** @description Which page, from 1. */
        page?: number
        /** @description How many on a page, at most 200. */
        limit?: number
        /** @description Where the page begins, as the `Link` header of the page before says. */
        after?: string
      }
      header?: {
        /** @description The `ETag` of an answer that you have. */
        'If-None-Match'?: components['parameters']['IfNoneMatch']
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The vehicles; one that is sold out is among the last, with `available` 0. */
      200: {
        headers: {
          /** @description How many there are, `10000+` beyond ten thousand. */
          'X-Total-Count'?: string
          /** @description The addresses of the pages before (`rel="prev"`) and after (`rel="next"`), where there are. */
          Link?: string
          /** @description Send it back in `If-None-Match`, and 304 without a body says that nothing has changed. */
          ETag?: string
          /** @description `no-cache`: may be kept, and must be asked for before each use. */
          'Cache-Control'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example [
           *       {
           *         "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *         "kind": "car",
           *         "name": "Toyota Vitz",
           *         "model": "",
           *         "class": "suv",
           *         "seats": 4,
           *         "bags": 1,
           *         "gearbox": "automatic",
           *         "fuel": "petrol",
           *         "quantity": 3,
           *         "dayPrice": 1560,
           *         "priceFrom7": 1450,
           *         "priceFrom30": null,
           *         "price": "$60",
           *         "text": "Small and easy to park",
           *         "texts": {
           *           "en": "Small and easy to park"
           *         },
           *         "url": "/demo/suv-1.webp",
           *         "filename": "suv-1.webp",
           *         "pictures": [
           *           {
           *             "url": "/demo/suv-1.webp",
           *             "filename": "suv-1.webp"
           *           }
           *         ],
           *         "available": 2,
           *         "total": 312000
           *       }
           *     ]
           */
          'application/json': components['schemas']['FoundVehicle'][]
        }
      }
      /** @description What you have is still right. */
      304: {
        headers: {
          /** @description Send it back in `If-None-Match`, and 304 without a body says that nothing has changed. */
          ETag?: string
          /** @description `no-cache`: may be kept, and must be asked for before each use. */
          'Cache-Control'?: string
          [name: string]: unknown
        }
        content?: never
      }
      /** @description `INVALID_INPUT`, `DATE_OUT_OF_RANGE` */
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @description What happened, in the caller’s language. */
            error: string
            /** @description The same text. */
            message: string
            /**
             * @description Stays the same in every language.
             * @enum {string}
             */
            code: 'INVALID_INPUT' | 'DATE_OUT_OF_RANGE'
            /** @description What is wrong with single fields, by name. */
            fields?: {
              [key: string]: string
            }
          }
        }
      }
      500: components['responses']['UNEXPECTED']
    }
  }
  getVehicle: {
    parameters: {
      query?: never
      header?: {
        /** @description The `ETag` of an answer that you have. */
        'If-None-Match'?: components['parameters']['IfNoneMatch']
        /**
         * @description The language of texts: `en`, `am` or `om`.
         * @example am
         */
        'Accept-Language'?: components['parameters']['Language']
      }
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The vehicle. */
      200: {
        headers: {
          /** @description Send it back in `If-None-Match`, and 304 without a body says that nothing has changed. */
          ETag?: string
          /** @description `no-cache`: may be kept, and must be asked for before each use. */
          'Cache-Control'?: string
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *       "kind": "car",
           *       "name": "Toyota Vitz",
           *       "model": "",
           *       "class": "suv",
           *       "seats": 4,
           *       "bags": 1,
           *       "gearbox": "automatic",
           *       "fuel": "petrol",
           *       "quantity": 3,
           *       "dayPrice": 1560,
           *       "priceFrom7": 1450,
           *       "priceFrom30": null,
           *       "price": "$60",
           *       "text": "Small and easy to park",
           *       "texts": {
           *         "en": "Small and easy to park"
           *       },
           *       "url": "/demo/suv-1.webp",
           *       "filename": "suv-1.webp",
           *       "pictures": [
           *         {
           *           "url": "/demo/suv-1.webp",
           *           "filename": "suv-1.webp"
           *         }
           *       ],
           *       "extras": [
           *         {
           *           "_id": "0199d0c2-8f3a-7c41-9b1e-2f6a5d7c8e90",
           *           "text": {
           *             "en": "Airport pick-up",
           *             "or": "Buufata xiyyaaraatti simachuu",
           *             "am": "ከአውሮፕላን ማረፊያ መቀበል"
           *           },
           *           "amount": 150000,
           *           "per": "booking"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['VehicleWithExtras']
        }
      }
      /** @description What you have is still right. */
      304: {
        headers: {
          /** @description Send it back in `If-None-Match`, and 304 without a body says that nothing has changed. */
          ETag?: string
          /** @description `no-cache`: may be kept, and must be asked for before each use. */
          'Cache-Control'?: string
          [name: string]: unknown
        }
        content?: never
      }
      404: components['responses']['NOT_FOUND']
      500: components['responses']['UNEXPECTED']
    }
  }
}
