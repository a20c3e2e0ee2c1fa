import { truncateSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'

/** A small picture as a browser uploads it. */
export async function pictureFile(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const image = sharp({ create: { width: 320, height: 240, channels: 3, background: 'teal' } })
  return { name: 'me.png', mimeType: 'image/png', buffer: await image.png().toBuffer() }
}

/** The path of a file of so many megabytes, which a browser reads from there: as a buffer it would be copied thrice. */
export function largeFile(path: string, megabytes: number): string {
  writeFileSync(path, '')
  truncateSync(path, megabytes * 1024 * 1024)
  return path
}
