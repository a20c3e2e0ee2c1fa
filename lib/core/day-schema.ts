import { z } from 'zod'
import { isDay } from './day'

/** A day as a form or an address names it. Apart from `day.ts`, so that showing a day brings no zod to the browser. */
export const daySchema = z.string().refine(isDay, 'dayInvalid').meta({ format: 'date' })
