import { z } from 'zod'
import { figurePeriods } from './rules'

/** `?period=` of a dashboard; what is not understood counts as thirty days. */
export const figuresQuery = z.object({ period: z.enum(figurePeriods).catch('30') })
