import { encode } from 'uqr'
import { classNames } from '@/lib/core/class-names'

interface QrCodeProps {
  /** What a phone reads. */
  text: string
  /** Says what it holds or where it leads. */
  label: string
  className?: string
}

/** A code that a phone's camera reads: dark on light in every colour scheme, with the quiet margin that readers need. */
export function QrCode({ text, label, className = 'size-40' }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classNames('rounded-md', className)}
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
