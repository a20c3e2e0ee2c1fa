import type { ReactNode } from 'react'
import { PictureFrame, type PictureProps } from '../picture-frame'
import { sceneColours as colours } from '../scenery/scene-colours'

/** The panel all step pictures share, 3:2. */
export function StepFrame({ children, ...frame }: PictureProps & { children: ReactNode }) {
  return (
    <PictureFrame {...frame} viewBox="0 0 360 240">
      <rect x="16" y="12" width="328" height="216" rx="24" fill={colours.panel} />
      {children}
    </PictureFrame>
  )
}
