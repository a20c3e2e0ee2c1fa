import 'server-only'
import { privateStore } from '@/lib/files/store'
import { readPicture, storePicture } from '@/lib/files/picture'
import { pictureFiles } from '@/lib/files/rules'

/** Checks and stores a photo of a receipt, privately. Returns its id. Throws what `readPicture` throws. */
export async function storeReceiptPhoto(file: File): Promise<string> {
  return (await storePicture(await readPicture(file), 'receipt')).id
}

/** The photo's bytes (WebP); null when there is none. Whoever calls has asked who is there. */
export async function loadReceiptPhoto(id: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const main = pictureFiles('receipt', id)[0]
  return main ? privateStore().read(main.key) : null
}

/** Removes a photo; a missing one is no error. */
export async function removeReceiptPhoto(id: string): Promise<void> {
  await privateStore().remove(pictureFiles('receipt', id).map(({ key }) => key))
}
