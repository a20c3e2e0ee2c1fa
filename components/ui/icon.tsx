'use client'

import { classNames } from '@/lib/core/class-names'

/**
 * The project's own icons: strokes on a 24 by 24 grid, in one file that a browser loads once. Browsers keep it for a week,
 * so a change of the drawings needs a new name.
 */
const iconFile = '/icons/strokes-5.svg'

export type IconName =
  | 'menu'
  | 'close'
  | 'sun'
  | 'moon'
  | 'globe'
  | 'phone'
  | 'mail'
  | 'chat'
  | 'send'
  | 'pin'
  | 'check'
  | 'clock'
  | 'calendar'
  | 'copy'
  | 'search'
  | 'car'
  | 'seat'
  | 'camera'
  | 'user'
  | 'arrow-left'
  | 'arrow-right'
  | 'chevron-down'
  | 'alert'
  | 'info'
  | 'trash'
  | 'eye'
  | 'edit'
  | 'logout'
  | 'link'
  | 'tag'
  | 'wrench'
  | 'road'
  | 'headset'
  | 'heart'
  | 'gears'
  | 'bank'
  | 'bag'
  | 'fuel'
  | 'people'
  | 'receipt'
  | 'filter'
  | 'lock'
  | 'undo'
  | 'plane'
  | 'city'
  | 'hills'
  | 'chevron-right'
  | 'home'
  | 'list'
  | 'plus'
  | 'bell'
  | 'sliders'
  | 'plate'
  | 'wheel'
  | 'chart'
  | 'chevron-up'

interface IconProps {
  name: IconName
  className?: string
}

/**
 * A decorative stroke icon in the colour of the text. Whoever uses it alone gives the control its name. A component of the
 * browser, which every page has there in any case: a page then carries its name for React and no elements.
 */
export function Icon({ name, className }: IconProps) {
  return (
    <svg aria-hidden="true" className={classNames('icon', className ?? 'size-5')}>
      <use href={`${iconFile}#${name}`} />
    </svg>
  )
}
