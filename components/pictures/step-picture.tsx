import type { PictureProps } from './picture-frame'
import { ChooseRide } from './steps/choose-ride'
import { EnjoyRide } from './steps/enjoy-ride'
import { SendRequest } from './steps/send-request'
import { StepFrame } from './steps/step-frame'

const drawings = { 1: ChooseRide, 2: SendRequest, 3: EnjoyRide }

/** The three easy steps of the home page (SPEC section 2): click the ride, send a request, enjoy the ride. */
export function StepPicture({ step, ...frame }: PictureProps & { step: keyof typeof drawings }) {
  const Drawing = drawings[step]
  return (
    <StepFrame {...frame} isCut>
      <Drawing />
    </StepFrame>
  )
}
