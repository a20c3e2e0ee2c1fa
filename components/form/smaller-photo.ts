/** The longest side of a stored picture (lib/files/picture.ts), in pixels: the site makes nothing of what is beyond. */
const longestSide = 1600
/** What is smaller is sent as it is, in bytes. */
const worthBytes = 500_000

/**
 * A photo as the site would store it, to be sent over a slow line: what a phone takes has ten times the bytes. The file itself
 * where it is no JPEG, small already, or cannot be read here; the site checks it in any case.
 */
export async function smallerPhoto(file: File): Promise<File> {
  if (file.type !== 'image/jpeg' || file.size < worthBytes) return file
  try {
    // Upright, as the camera was held.
    const photo = await createImageBitmap(file)
    const scale = Math.min(1, longestSide / Math.max(photo.width, photo.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(photo.width * scale)
    canvas.height = Math.round(photo.height * scale)
    const context = canvas.getContext('2d')
    if (!context) return file
    context.imageSmoothingQuality = 'high'
    context.drawImage(photo, 0, 0, canvas.width, canvas.height)
    photo.close()
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
    return made && made.size < file.size ? new File([made], file.name, { type: made.type }) : file
  } catch {
    return file
  }
}
