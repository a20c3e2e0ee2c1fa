import type { ReactNode } from 'react'
import { PictureFrame, type PictureProps } from '../picture-frame'
import { sceneColours as colours } from '../scenery/scene-colours'

interface StepFrameProps extends PictureProps {
  /** Cut along the panel, for a picture that stands by itself; else with room around it, for a card of its colour. */
  isCut?: boolean
  children: ReactNode
}

/** The panel all step pictures share, 3:2. */
export function StepFrame({ isCut = false, children, ...frame }: StepFrameProps) {
  return (
    <PictureFrame {...frame} viewBox={isCut ? '16 12 328 216' : '0 0 360 240'}>
      <rect x="16" y="12" width="328" height="216" rx="24" fill={colours.panel} />
      {children}
    </PictureFrame>
  )
}
