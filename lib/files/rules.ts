/** The most pixels of a picture (CONTRACT section 6). */
export const maxPicturePixels = 40_000_000

/** What is said of a picture that was sent and cannot be taken, also because its sender has sent hundreds this hour. */
export const pictureErrors = [
  'FILE_TYPE',
  'FILE_TOO_MANY_PIXELS',
  'FILE_DAMAGED',
  'FILE_TOO_LARGE',
  'TOO_MANY_TRIES',
] as const

/** What a picture is for decides its sizes (widths in pixels), its formats and who may see it. */
export const pictureUses = {
  vehicle: { widths: [480, 960, 1600], main: 960, formats: ['avif', 'webp'], isPrivate: false },
  avatar: { widths: [96, 192], main: 192, formats: ['webp'], isPrivate: false },
  driver: { widths: [96, 192], main: 192, formats: ['webp'], isPrivate: false },
  unit: { widths: [240, 960], main: 960, formats: ['webp'], isPrivate: false },
  receipt: { widths: [1600], main: 1600, formats: ['webp'], isPrivate: true },
} as const satisfies Record<string, PictureUse>

type PictureFormat = 'avif' | 'webp'
type PictureUse = {
  widths: readonly number[]
  main: number
  formats: readonly PictureFormat[]
  isPrivate: boolean
}
export type PictureUseName = keyof typeof pictureUses

const addressPattern = /^\/files\/([a-z]+)-([a-z0-9]+)-\d+\.webp$/

function isUseName(name: string | undefined): name is PictureUseName {
  return name !== undefined && Object.hasOwn(pictureUses, name)
}

type PictureFile = { key: string; width: number; format: PictureFormat }

/** Every file that a stored picture consists of, the largest first. `id` is `{use}-{random}`. */
export function pictureFiles(use: PictureUseName, id: string): PictureFile[] {
  const { widths, formats }: PictureUse = pictureUses[use]
  return [...widths]
    .sort((a, b) => b - a)
    .flatMap((width) => formats.map((format) => ({ key: `${id}-${width}.${format}`, width, format })))
}

/** Which stored picture an address names; null for a picture that is not from an upload. */
export function storedPictureOf(url: string): { use: PictureUseName; id: string } | null {
  const [, use, random] = addressPattern.exec(url) ?? []
  return isUseName(use) && random ? { use, id: `${use}-${random}` } : null
}

/** The pictures of the demo vehicles lie beside each other as WebP and, in these widths, as AVIF (`npm run pictures`). */
export const demoPictureWidths = [240, 660, 960] as const
const demoAddressPattern = /^(\/demo\/[a-z0-9-]+)\.webp$/

/** Whether an address is that of a demo vehicle, which is shown whole on a ground of the page's own, and is no photograph. */
export const isRendering = (url: string) => demoAddressPattern.test(url)

/** The `srcset` of each format of a picture of ours, best format first; empty for others. */
export function pictureSources(url: string): { type: string; srcSet: string }[] {
  const [, demo] = demoAddressPattern.exec(url) ?? []
  if (demo) {
    const srcSet = demoPictureWidths.map((width) => `${demo}-${width}.avif ${width}w`).join(', ')
    return [{ type: 'image/avif', srcSet }]
  }
  const stored = storedPictureOf(url)
  if (!stored) return []
  const files = pictureFiles(stored.use, stored.id)
  return pictureUses[stored.use].formats.map((format) => ({
    type: `image/${format}`,
    srcSet: files
      .filter((file) => file.format === format)
      .map(({ key, width }) => `/files/${key} ${width}w`)
      .join(', '),
  }))
}
