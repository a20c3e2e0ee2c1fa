// Ethiopic letters that sound alike, and the one that stands for them; the apostrophes that people type.
const alike = 'ሃሐሑሒሓሔሕሖኀኁኂኃኄኅኆኸኹኺኻኼኽኾሠሡሢሣሤሥሦኣዐዑዒዓዔዕዖፀፁፂፃፄፅፆ'
const alikeAs = 'ሀሀሁሂሀሄህሆሀሁሂሀሄህሆሀሁሂሀሄህሆሰሱሲሳሴስሶአአኡኢአኤእኦጸጹጺጻጼጽጾ'
const apostrophes = /['’‘ʼ`´]/g
const doubled = /([a-z])\1+/g

/**
 * A text as searches compare it (CONTRACT section 11): small letters, one Ethiopic letter for those that sound alike, no
 * apostrophes, and a doubled Latin letter once. The database's `fold_text` does the same, letter by letter.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .replace(apostrophes, '')
    .replace(/[ሃ-ፆ]/g, (letter) => alikeAs[alike.indexOf(letter)] ?? letter)
    .replace(doubled, '$1')
}

// Ethiopic letters are in rows of eight: one consonant, then its vowels in a fixed order.
const firstEthiopic = 0x1200
const consonants =
  'h,l,h,m,s,r,s,x,k,ku,k,ku,b,v,t,c,h,hu,n,n,,k,ku,h,hu,u,,s,j,,d,d,j,g,gu,g,t,c,p,s,s,f,p'.split(',')
const vowels = ['', 'u', '', 'a', '', '', 'u', 'ua']
const exceptions: Record<string, string> = { ሀ: 'a', ሐ: 'a', ኀ: 'a', አ: 'a', ዐ: 'a', ኧ: '' }

function soundOfLetter(letter: string): string {
  const place = letter.charCodeAt(0) - firstEthiopic
  return (consonants[Math.floor(place / 8)] ?? '') + (exceptions[letter] ?? vowels[place % 8] ?? '')
}

// Sounds that are written with several Latin letters; capitals stand for those that have no letter of their own.
const spelledSounds: readonly [RegExp, string][] = [
  [/sch|sh/g, 'X'],
  [/tch|ch/g, 'C'],
  [/ph/g, 'f'],
  [/ck/g, 'k'],
  [/zh/g, 'j'],
  [/ts/g, 's'],
  [/gn/g, 'n'],
  [/x/g, 'ks'],
  [/([gkt])h/g, '$1'],
  [/(^|[^a-z])dh/g, '$1d'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/z/g, 's'],
  [/[ow]/g, 'u'],
  [/[eiy]/g, ''],
  [/X/g, 'x'],
  [/C/g, 'c'],
]

/**
 * The words of a text by their sounds, in small Latin letters with one blank in between, so that Biruk and ብሩክ are the same: c/k/q,
 * z/s, o/u/w, ph/f, th/t and ts/s together, `c` for ch and `x` for sh, doubled letters once, and without the vowels e, i and
 * y, which people write as they like. What follows the @ of an email is left out. The database's `sound_of` does the same.
 */
export function soundOf(text: string): string {
  const plain = text
    .replace(apostrophes, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u135d-\u135f]/g, '')
  const latin = plain
    .toLowerCase()
    .replace(/@[a-z0-9._-]*/g, ' ')
    .replace(doubled, '$1')
  return spelledSounds
    .reduce((heard, [spelling, sound]) => heard.replace(spelling, sound), latin)
    .replace(/[\u1200-\u1357]/g, soundOfLetter)
    .replace(/u+/g, 'u')
    .replace(/[^a-z]+/g, ' ')
    .replace(/h( |$)/g, '$1')
    .trim()
}
