import { classNames } from '@/lib/class-names'

/** Strokes of the project's own icons on a 24 by 24 grid. */
const strokes = {
  menu: ['M4 7h16', 'M4 12h16', 'M4 17h16'],
  close: ['M6 6l12 12', 'M18 6 6 18'],
  sun: [
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z',
    'M12 2.5v2m0 15v2M2.5 12h2m15 0h2M5.3 5.3l1.4 1.4m10.6 10.6 1.4 1.4m0-13.4-1.4 1.4M6.7 17.3l-1.4 1.4',
  ],
  moon: ['M20 14.2A8.2 8.2 0 0 1 9.8 4a8.2 8.2 0 1 0 10.2 10.2Z'],
  globe: [
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
    'M3.3 12h17.4',
    'M12 3c5 5.2 5 12.8 0 18-5-5.2-5-12.8 0-18Z',
  ],
  phone: [
    'M7.2 3.5 9.4 8 7.5 9.7a13 13 0 0 0 6.8 6.8l1.7-1.9 4.5 2.2-.6 3a1.5 1.5 0 0 1-1.6 1.2A16 16 0 0 1 3 5.7a1.5 1.5 0 0 1 1.2-1.6Z',
  ],
  mail: [
    'M4 5.5h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1Z',
    'm3.4 7 8.6 6.4L20.6 7',
  ],
  chat: [
    'M5 4.5h14A1.5 1.5 0 0 1 20.5 6v9a1.5 1.5 0 0 1-1.5 1.5h-8L6.5 20v-3.5H5A1.5 1.5 0 0 1 3.5 15V6A1.5 1.5 0 0 1 5 4.5Z',
    'M8 9h8m-8 3.2h5',
  ],
  send: ['M3.5 11.5 20.5 4l-4 16-5-6Z', 'm11.5 14 9-10'],
  pin: [
    'M12 21.5c4.6-4.4 7-8 7-11.2a7 7 0 0 0-14 0c0 3.2 2.4 6.8 7 11.2Z',
    'M12 7.8a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  ],
  check: ['m4.5 12.8 5 5L19.5 7'],
  clock: ['M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z', 'M12 7.2V12l3.3 2.3'],
  calendar: [
    'M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V7A1.5 1.5 0 0 1 5 5.5Z',
    'M3.5 10h17',
    'M8 3v4m8-4v4',
  ],
  copy: [
    'M9.5 8.5h9a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 8 19v-9a1.5 1.5 0 0 1 1.5-1.5Z',
    'M5 15.5A1.5 1.5 0 0 1 3.5 14V5A1.5 1.5 0 0 1 5 3.5h9A1.5 1.5 0 0 1 15.5 5',
  ],
  search: ['M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Z', 'm15.3 15.3 5.2 5.2'],
  car: [
    'M3 16.5v-3.2c0-.8.5-1.4 1.2-1.6l2.3-.6 2.3-3.7a2 2 0 0 1 1.7-.9h4.3a2 2 0 0 1 1.5.7l3.2 3.8.8.3A1.8 1.8 0 0 1 21 13v3.5h-2',
    'M9.5 16.5h5',
    'M5 16.5H3',
    'M7.3 14.3a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4Z',
    'M16.7 14.3a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4Z',
  ],
  seat: [
    'M7.5 3.5c1.4 0 2.3.9 2.5 2.2l1 6.8h5.5a2 2 0 0 1 2 2v2h-9a2.5 2.5 0 0 1-2.5-2.1L5.3 6.3a2.3 2.3 0 0 1 2.2-2.8Z',
    'M9 16.5V20m8-3.5V20',
  ],
  camera: [
    'M4.5 7.5h3L9 5h6l1.5 2.5h3A1.5 1.5 0 0 1 21 9v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18V9a1.5 1.5 0 0 1 1.5-1.5Z',
    'M12 9.5a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4Z',
  ],
  user: ['M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z', 'M4.5 20.5a7.5 7.5 0 0 1 15 0'],
  'arrow-left': ['M20 12H4.5', 'm11 5.5-6.5 6.5 6.5 6.5'],
  'arrow-right': ['M4 12h15.5', 'm13 5.5 6.5 6.5-6.5 6.5'],
  'chevron-down': ['m5.5 9 6.5 6.5L18.5 9'],
  alert: ['M12 4 2.8 19.5h18.4L12 4Z', 'M12 10v4.5', 'M12 17v.1'],
  info: ['M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z', 'M12 11v5.5', 'M12 7.6v.1'],
  trash: [
    'M4.5 6.5h15',
    'M9 6.5V4h6v2.5',
    'm6.5 6.5.8 13a1 1 0 0 0 1 1h7.4a1 1 0 0 0 1-1l.8-13',
    'M10 10.5v6m4-6v6',
  ],
  edit: [
    'm4 20 .8-4.2L16 4.6a1.5 1.5 0 0 1 2.1 0l1.3 1.3a1.5 1.5 0 0 1 0 2.1L8.2 19.2 4 20Z',
    'm14 6.7 3.3 3.3',
  ],
  logout: ['M13.5 4H6a1.5 1.5 0 0 0-1.5 1.5v13A1.5 1.5 0 0 0 6 20h7.5', 'M10 12h10.5', 'm16.5 8 4 4-4 4'],
  link: [
    'M10 14a4 4 0 0 0 5.7 0l3.6-3.6a4 4 0 0 0-5.7-5.7l-1.2 1.2',
    'M14 10a4 4 0 0 0-5.7 0l-3.6 3.6a4 4 0 0 0 5.7 5.7l1.2-1.2',
  ],
  bank: ['M3.5 9.5 12 4l8.5 5.5h-17Z', 'M6 12v5m4-5v5m4-5v5m4-5v5', 'M3.5 20h17'],
} satisfies Record<string, string[]>

export type IconName = keyof typeof strokes

interface IconProps {
  name: IconName
  className?: string
}

/** A decorative stroke icon in the colour of the text. Whoever uses it alone gives the control its name. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('inline-block shrink-0', className ?? 'size-5')}
    >
      {strokes[name].map((stroke) => (
        <path key={stroke} d={stroke} />
      ))}
    </svg>
  )
}
