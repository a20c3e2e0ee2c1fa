import { z } from 'zod'
import { reportBases, reportCalendars } from './report-period'
import { statisticsPeriods } from './rules'

/** `?period=` of the charts; what is not understood counts as thirty days. */
export const statisticsQuery = z.object({ period: z.enum(statisticsPeriods).catch('30') })

/** The month of `/Reports` and how it is counted; without one it is this month. */
export const reportQuery = z.object({
  calendar: z.enum(reportCalendars).catch('gregorian'),
  month: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .optional()
    .catch(undefined),
  by: z.enum(reportBases).catch('payment'),
})
export type ReportQuery = z.output<typeof reportQuery>
