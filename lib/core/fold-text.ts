// Ethiopic letters that sound alike, and the one that stands for them; the apostrophes that people type.
const alike = 'ሐሑሒሓሔሕሖኀኁኂኃኄኅኆኸኹኺኻኼኽኾሠሡሢሣሤሥሦዐዑዒዓዔዕዖፀፁፂፃፄፅፆ'
const sounds = 'ሀሁሂሃሄህሆሀሁሂሃሄህሆሀሁሂሃሄህሆሰሱሲሳሴስሶአኡኢኣኤእኦጸጹጺጻጼጽጾ'
const apostrophes = /['’‘ʼ`´]/g

/**
 * A text as searches compare it (CONTRACT section 11): small letters, one Ethiopic letter for those that sound alike, no
 * apostrophes, and a doubled Latin letter once. The database's `fold_text` does the same, letter by letter.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .replace(apostrophes, '')
    .replace(/[ሐ-ፆ]/g, (letter) => sounds[alike.indexOf(letter)] ?? letter)
    .replace(/([a-z])\1+/g, '$1')
}
