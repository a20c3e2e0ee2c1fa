import type { Prisma } from '@/lib/db/generated/client'

/**
 * What each column of the schema holds: `person` (a value of somebody who books, writes or signs in, which goes when the person
 * goes), `staff` (words and facts about people who work here), `key` (ids, hashes and references), `money` (the books),
 * `nothing` (facts about no person). A column that is missing here fails a guard (docs/decisions/deleted-people.md).
 */
export const columnClasses: Record<Prisma.ModelName, Partial<Record<ColumnClass, string>>> = {
  User: {
    person: 'firstName lastName email phone passwordHash avatar searchText',
    key: 'id sessionEpoch',
    nothing: 'emailConfirmedAt role locale lastLoginAt hasFactor closedAt createdAt updatedAt',
  },
  Session: { person: 'userAgent', key: 'id userId', nothing: 'createdAt lastSeenAt expiresAt provenAt' },
  Authenticator: { key: 'userId secret lastStep', nothing: 'confirmedAt createdAt' },
  Passkey: {
    person: 'name',
    key: 'id userId credentialId publicKey counter',
    nothing: 'transports createdAt lastUsedAt',
  },
  RecoveryCode: { key: 'userId codeHash', nothing: 'usedAt createdAt' },
  IdentityAccount: {
    person: 'displayName providerAccountId',
    key: 'id userId',
    nothing: 'provider createdAt',
  },
  VerificationToken: {
    person: 'email',
    key: 'id userId tokenHash',
    nothing: 'purpose expiresAt usedAt createdAt',
  },
  AdminGuard: { key: 'id', nothing: 'adminCount' },
  SavedView: { staff: 'name query', key: 'id userId', nothing: 'path createdAt' },
  Customer: {
    person: 'phoneKey name phone email knownAs searchText',
    key: 'id userId mergedIntoId',
    nothing: 'lastBookedAt createdAt',
  },
  CustomerNote: { person: 'text', key: 'id customerId bookingId authorId', nothing: 'createdAt' },
  Vehicle: {
    key: 'id url filename',
    money: 'price dayPrice priceFrom7 priceFrom30',
    nothing:
      'kind name model category item itemLocale itemTranslations quantity seats bags gearbox fuel searchWords createdAt updatedAt searchText',
  },
  VehiclePicture: { key: 'vehicleId url filename', nothing: 'position' },
  PriceRule: {
    key: 'id vehicleId',
    money: 'percent amountSantim',
    nothing: 'name rank firstDay lastDay weekdays category createdAt updatedAt nameOm nameAm',
  },
  Extra: {
    key: 'id',
    money: 'amountSantim',
    nothing: 'textEn textOm textAm per vehicleKind isDriver createdAt updatedAt',
  },
  VehicleWord: { nothing: 'word vehicles' },
  VehicleDay: { key: 'vehicleId', nothing: 'day booked blocked' },
  BlockedPlace: { staff: 'reason', key: 'id vehicleId blockId createdBy', nothing: 'day places createdAt' },
  Booking: {
    person:
      'phone customerName customerEmail customerAvatar destination message pickupPlace flight riderName riderPhone madeFrom transferKeys searchText',
    key: 'id code vehicleId userId customerId requestId quote version',
    money: 'totalSantim paidSantim claimedSantim keptSantim price',
    nothing:
      'day lastDay status pickupTime returnTime holdUntil hiddenAt statusBeforeHidden isByStaff isOffer hasDriver passengers vehicleName vehicleModel vehicleItem vehicleUrl locale createdAt updatedAt',
  },
  Payment: {
    person: 'reference receiptPhotoKey reason',
    key: 'id bookingId refundOfId referenceKey receiptReference createdById decidedById',
    money: 'way state amountSantim countedOn',
    nothing: 'releasedAt transferKind receiptVerdict receiptFindings decidedAt createdAt',
  },
  ClosedMonth: { key: 'closedById', money: 'month rows totalSantim', nothing: 'closedAt' },
  Statement: { key: 'id digest uploadedById', money: 'bank lines firstDay lastDay', nothing: 'createdAt' },
  StatementLine: {
    person: 'description',
    key: 'id bankKey identity reference paymentId',
    money: 'day amountSantim',
    nothing: 'createdAt',
  },
  StatementEntry: { key: 'statementId lineId', nothing: 'line' },
  StatementColumns: { key: 'bankKey', nothing: 'header columns updatedAt' },
  // A file whose columns are being asked for; it goes after a day, and with the admin who uploaded it.
  StatementDraft: { person: 'text', key: 'id createdById', nothing: 'bank createdAt' },
  Driver: {
    staff: 'firstName lastName phone email licence licenceUntil languages drivesSince image searchText',
    key: 'id linkNumber',
    nothing: 'locale isActive createdAt updatedAt',
  },
  DriverDayOff: { staff: 'day', key: 'driverId' },
  Unit: {
    key: 'id vehicleId plate image',
    nothing: 'insuranceUntil inspectionUntil isActive createdAt updatedAt searchText',
  },
  UnitOutage: { key: 'id unitId', nothing: 'firstDay lastDay' },
  Assignment: { key: 'bookingId driverId unitId', nothing: 'day fromMinute untilMinute isHeld' },
  DutyStep: { staff: 'pressedAt odometer', key: 'id bookingId driverId', nothing: 'day word createdAt' },
  Settings: { key: 'id version', nothing: 'holds limits company banks security workingHours updatedAt' },
  // Lines never change, so what staff write into one names a price and no person.
  BookingLine: { key: 'bookingId quote position', money: 'kind args quantity unit unitSantim amountSantim' },
  BookingChange: {
    person: 'reason changes',
    key: 'id bookingId actorId version',
    nothing: 'fromStatus toStatus actorRole cause locale createdAt',
  },
  RequestKey: { key: 'ownerId userId key bodyHash bookingId paymentId', nothing: 'messageCount createdAt' },
  TravelBooking: {
    person: 'firstName lastName email phone destination message searchText',
    key: 'id code',
    nothing: 'day item isAdmin doneAt locale createdAt',
  },
  ContactMessage: {
    person: 'firstName lastName email phone message searchText',
    key: 'id',
    nothing: 'isAdmin doneAt locale createdAt',
  },
  RequestReply: { person: 'text', key: 'id contactId travelBookingId actorId', nothing: 'createdAt' },
  NewsletterSubscriber: {
    person: 'email',
    key: 'id tokenHash',
    nothing: 'locale confirmedAt askedAt createdAt',
  },
  OutboxMail: {
    person: 'args recipient lastError searchText',
    key: 'id messageId',
    nothing: 'template locale state attempts sentAt givenUpAt createdAt',
  },
  BackupRun: { key: 'id', nothing: 'kind rows failure finishedAt' },
  RateLimit: { key: 'key', nothing: 'points expire' },
  // `changes` holds names of fields, roles and words, never a person's value (tests/integration/audit.test.ts).
  AuditEntry: {
    key: 'id actorId entityId',
    nothing: 'actorRole action entity changes createdAt',
  },
}

type ColumnClass = 'person' | 'staff' | 'key' | 'money' | 'nothing'
