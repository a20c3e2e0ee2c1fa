import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const pack = promisify(brotliCompress)

/**
 * Lays beside each script and style of a build what `lib/server/packed-files.ts` sends to browsers: packed as small as it gets,
 * a seventh smaller than what a server has time for while somebody waits (docs/decisions/weight.md).
 */
export async function packStatic(build: string): Promise<void> {
  const folder = path.join(build, 'static')
  const files = await readdir(folder, { recursive: true })
  for (const file of files.filter((name) => /\.(?:js|css)$/.test(name))) {
    const content = await readFile(path.join(folder, file))
    const packed = await pack(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    })
    await writeFile(path.join(folder, `${file}.br`), packed)
  }
}
