/** The files of public/drawings, each with its own width and height, which keep its place free until it is there. */
export const drawings = {
  scene: [1440, 560],
  'scene-ridge': [1440, 560],
  fleet: [720, 480],
  'empty-road': [320, 200],
  'not-found': [480, 270],
  manager: [320, 400],
  rental: [480, 288],
  tour: [480, 288],
  consulting: [480, 288],
  'step-choose-ride': [328, 216],
  'step-pick-date': [328, 216],
  'step-transfer-money': [328, 216],
  'step-send-request': [328, 216],
  'step-call-back': [328, 216],
  'step-enjoy-ride': [328, 216],
} as const

export type DrawingName = keyof typeof drawings

interface DrawingProps {
  name: DrawingName
  /** Without it the drawing is decoration, and what is beside it says the same. */
  alt?: string
  /** A drawing of the first view is loaded at once. */
  isFirst?: boolean
  className?: string
}

/**
 * One of the project's own drawings. They choose their colours by the `color-scheme` of the page around them, so they
 * follow a chosen theme as well (docs/decisions/pictures.md).
 */
export function Drawing({ name, alt = '', isFirst = false, className }: DrawingProps) {
  const [width, height] = drawings[name]
  return (
    // A drawing of a few kilobytes: nothing for an optimiser to do.
    // eslint-disable-next-line @next/next/no-img-element
    <img
      src={`/drawings/${name}.svg`}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  )
}
