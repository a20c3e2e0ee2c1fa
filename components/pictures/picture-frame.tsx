import type { ReactNode, SVGProps } from 'react'

export type PictureProps = { title?: string; className?: string }

type PictureFrameProps = PictureProps & {
  viewBox: string
  preserveAspectRatio?: SVGProps<SVGSVGElement>['preserveAspectRatio']
  children: ReactNode
}

/** The `<svg>` around every picture: an image with a name when it has a `title`, else hidden decoration. */
export function PictureFrame({ title, children, ...svg }: PictureFrameProps) {
  const role = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true }
  return (
    <svg xmlns="http://www.w3.org/2000/svg" focusable="false" {...role} {...svg}>
      {children}
    </svg>
  )
}
