import sharp from 'sharp'

/** A small picture as a browser uploads it. */
export async function pictureFile(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const image = sharp({ create: { width: 320, height: 240, channels: 3, background: 'teal' } })
  return { name: 'me.png', mimeType: 'image/png', buffer: await image.png().toBuffer() }
}
