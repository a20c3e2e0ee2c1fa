import 'server-only'
import { formatCode } from '@/lib/core/i18n/format'
import { type OpenTable, onePortion, tableOf } from './export-table'
import { type BookedPayment, type DayTakings, getReport, listBookedPayments } from './report'
import { reportQuery } from './schema'

const inBirr = (santim: number) => santim / 100

/** What each day of a month took in, as `/Reports` shows it, in Br. */
export const reportDays: OpenTable = ({ actor, query, t }) => {
  const birr = (what: string) => t('Exports.inBirr', { what })
  return tableOf<DayTakings>(
    [
      [t('Statistics.day'), ({ day }) => day],
      [t('Reports.entries'), ({ entries }) => entries],
      [birr(t('Reports.transfers')), ({ transfers }) => inBirr(transfers)],
      [birr(t('Reports.cash')), ({ cash }) => inBirr(cash)],
      [birr(t('Reports.refunds')), ({ refunds }) => inBirr(refunds)],
      [birr(t('Reports.net')), ({ net }) => inBirr(net)],
    ],
    onePortion(async () => (await getReport(actor, reportQuery.parse(query))).days),
  )
}

const portionRows = 500
/** Written by the system as the reason of what it returns. */
const released = 'transaction-released'

/** The rows that a month's report is the sum of, in Br; `day` is the one by which they are counted. */
export const reportPayments: OpenTable = ({ actor, query, t }) => {
  async function* portions() {
    let rows: BookedPayment[] = []
    do {
      rows = await listBookedPayments(actor, {
        query: reportQuery.parse(query),
        after: rows.at(-1)?.id,
        limit: portionRows,
      })
      yield rows
    } while (rows.length === portionRows)
  }
  return tableOf<BookedPayment>(
    [
      [t('Statistics.day'), ({ day }) => day],
      [t('Office.facts.code'), ({ code }) => formatCode(code)],
      [t('Reports.kind'), ({ kind }) => t(`Reports.kinds.${kind}`)],
      [t('Exports.inBirr', { what: t('Reports.amount') }), ({ amount }) => inBirr(amount)],
      [t('Office.facts.transaction'), ({ reference }) => reference],
      [
        t('Reports.reason'),
        ({ reason }) => (reason === released ? t(`BookingOffice.reason.${released}`) : reason),
      ],
      // What was returned in cash is no longer in the till.
      [
        t('PaymentForms.refundWay'),
        ({ kind, way }) => (kind === 'refund' ? t(`YourBooking.way.${way}`) : null),
      ],
      [t('Office.facts.customer'), ({ customerName }) => customerName],
      [t('Office.facts.vehicle'), ({ vehicleName }) => vehicleName],
      [t('Office.status'), ({ status }) => t(`Status.${status}`)],
      [t('Exports.id'), ({ id }) => id],
    ],
    portions(),
  )
}
