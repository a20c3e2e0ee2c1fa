import { z } from 'zod'
import { statisticsPeriods } from './rules'

/** `?period=` of a dashboard; what is not understood counts as thirty days. */
export const statisticsQuery = z.object({ period: z.enum(statisticsPeriods).catch('30') })
