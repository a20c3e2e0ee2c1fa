import type { PictureProps } from './picture-frame'
import { ChooseRide } from './steps/choose-ride'
import { EnjoyRide } from './steps/enjoy-ride'
import { PickDate } from './steps/pick-date'
import { SendRequest } from './steps/send-request'
import { StepFrame } from './steps/step-frame'
import { TransferMoney } from './steps/transfer-money'

const drawings = { 1: ChooseRide, 2: PickDate, 3: TransferMoney, 4: SendRequest, 5: EnjoyRide }

/** The five booking steps (SPEC section 9): choose, pick the date, transfer, send the booking, travel. */
export function BookingStepPicture({ step, ...frame }: PictureProps & { step: keyof typeof drawings }) {
  const Drawing = drawings[step]
  return (
    <StepFrame {...frame}>
      <Drawing />
    </StepFrame>
  )
}
