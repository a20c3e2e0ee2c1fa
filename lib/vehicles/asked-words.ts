import { foldText } from '@/lib/core/fold-text'
import type { CarCategory, Fuel, Gearbox } from './rules'

/*
 * Words that people search by and that no vehicle's name holds: classes, gearboxes, fuels, numbers of people, places and the
 * names that cars have in Ethiopia, in three languages. Names in other scripts and small slips are the database's
 * (docs/decisions/vehicle-search.md).
 */

/** A class by what somebody typed for it; a vehicle also fits whose own words hold that. */
export type AskedClass = { typed: string; categories: readonly CarCategory[] }

/** A gearbox or a fuel by what somebody typed for it; a vehicle also fits whose own words hold that. */
export type AskedTrait = { typed: string } & ({ gearbox: Gearbox } | { fuel: Fuel })

/** What a search says: `rest` are the words to look for in names and features. */
export type AskedWords = {
  rest: string
  classes: AskedClass[]
  traits: AskedTrait[]
  /** At least so many. */
  seats?: number
  /** Leaves Addis Ababa. */
  isForCountry: boolean
}

const classes: readonly { categories: readonly CarCategory[]; spellings: string }[] = [
  {
    categories: ['minivan'],
    spellings:
      'minivan, mini van, minivans, mini vans, van, vans, minibus, mini bus, minibuses, bus, buses, abadula, aba dula, miini vaani, miini baasi, miinibaasi, baasi, ' +
      'ሚኒቫን, ሚኒ ቫን, ቫን, ሚኒባስ, ሚኒ ባስ, ሚኒ አውቶቡስ, ሚኒአውቶቡስ, አውቶቡስ, አባዱላ, አባ ዱላ',
  },
  {
    categories: ['pickup'],
    spellings:
      'pickup, pick up, pickups, pick ups, truck, trucks, piikaappi, piik aappi, ፒክአፕ, ፒክ አፕ, ፒካፕ, ፒክ አፕ መኪና',
  },
  {
    categories: ['midsuv', 'fullsuv'],
    spellings: 'suv, suvs, jeep, jeeps, jiippi, ኤስዩቪ, ኤስ ዩ ቪ, ጂፕ, ጅፕ',
  },
  {
    categories: ['midsuv'],
    spellings: 'midsuv, mid suv, small suv, suv giddugaleessa, መካከለኛ ኤስዩቪ, ትንሽ ኤስዩቪ',
  },
  {
    categories: ['fullsuv'],
    spellings: 'fullsuv, full suv, big suv, large suv, suv guddaa, ትልቅ ኤስዩቪ',
  },
  {
    categories: ['suv'],
    spellings:
      'sedan, sedans, saloon, economy, economy car, compact, small car, city car, standard car, konkolaataa xiqqaa, konkolaataa qusataa, ' +
      'konkolaataa idilee, seedaani, ሴዳን, ትንሽ መኪና, ቆጣቢ መኪና, መደበኛ መኪና, አውቶሞቢል, የቤት መኪና',
  },
]

const traits: readonly [{ gearbox: Gearbox } | { fuel: Fuel }, spellings: string][] = [
  [{ gearbox: 'automatic' }, 'automatic, auto, automatic gearbox, otomaatikii, አውቶማቲክ, ኦቶማቲክ, አውቶማቲክ ማርሽ'],
  [
    { gearbox: 'manual' },
    'manual, manual gearbox, maarshii harkaa, maanuwaalii, ማንዋል, ማኑዋል, የእጅ ማርሽ, በእጅ የሚቀየር, በእጅ የሚቀየር ማርሽ',
  ],
  [{ fuel: 'petrol' }, 'petrol, benzine, benzin, gasoline, beenziinii, ቤንዚን'],
  [{ fuel: 'diesel' }, 'diesel, naaftaa, naafxaa, ናፍጣ, ዲዝል'],
  [{ fuel: 'hybrid' }, 'hybrid, haayibiriidii, ሃይብሪድ'],
  [{ fuel: 'electric' }, 'electric, elektirikii, ኤሌክትሪክ'],
]

/** Said of every vehicle, and between two places. */
const anyVehicle = `
  car, cars, vehicle, vehicles, driver, with driver, with a driver, transfer, to, from, መኪና, መኪኖች, ተሽከርካሪ, ተሽከርካሪዎች, ሹፌር, ሾፌር,
  ከሹፌር ጋር, konkolaataa, konkolaattota, konkolaachisaa, konkolaachisaa waliin`

/** Stand beside a number, before it or behind it. */
const seatWords = `
  seat, seats, seater, seaters, people, persons, person, pax, passengers, passenger, for, nama, namoota, namaaf, teessoo,
  teesso, imaltoota, ሰው, ሰዎች, ለሰው, ሰው የሚይዝ, ሰው የሚጭን, መቀመጫ, መቀመጫዎች, ወንበር, ተሳፋሪ, ተሳፋሪዎች`

/** Names that sound other than they are written, with what the vehicle is called. */
const models: Record<string, string> = {
  'Suzuki Dzire': 'ዳዛየር, ዲዛየር, ዲዛየር ሱዙኪ, dizayer, dezire, desire, dizaayira',
  'Land Cruiser': 'ላንድክሩዘር, ላንድ ክሩዘር, ላንድክሩዠር, landcruiser, land cruser, landkruuzari, laandi kiruuzarii',
  Vitz: 'ቪትዝ, ቪዝ, viits, vits',
  Yaris: 'ያሪስ, yaaris',
  HiAce: 'ሃይኤስ, ሃይ ኤስ, ሃይስ, hi ace, hayes, haayes',
  Hilux: 'ሃይሉክስ, ሂሉክስ, haayluks, hailux',
  RAV4: 'ራቭ ፎር, ራቭፎር, ራቭ4, rav four',
  Corolla: 'ኮሮላ, koroolla',
  Coaster: 'ኮስተር, ኮስትር, koostari',
  Prado: 'ፕራዶ, piraadoo',
}

/** In Addis Ababa, where every vehicle drives. */
const cityPlaces = `
  addis ababa, addis abeba, addis, finfinne, finfinnee, bole, airport, the airport, piassa, merkato, sarbet, kazanchis, cmc, megenagna,
  mexico, entoto, airport pickup, airport pick up, inxooxxoo, አዲስ አበባ, አዲስ, ፊንፊኔ, ቦሌ, አየር ማረፊያ, ኤርፖርት, አየር መንገድ, ፒያሳ, መርካቶ, ሳርቤት, ካዛንቺስ, መገናኛ, ሜክሲኮ, እንጦጦ, buufata xiyyaaraa`

/** Out of Addis Ababa, and words for it. */
const countryPlaces = `
  bishoftu, debre zeit, debrezeit, adama, nazret, hawassa, awassa, shashamane, shashemene, jimma, lalibela, gondar, gonder, bahir dar, bahirdar,
  axum, aksum, mekelle, dire dawa, harar, arba minch, arbaminch, debre libanos, langano, ziway, batu, bale, wondo genet, ambo, woliso,
  wolkite, dessie, semera, konso, debre berhan, debre birhan, debre markos, kombolcha, sodere, nekemte, naqamtee, wenchi, awash, dilla, jijiga, up country, upcountry, out of town, outside addis, countryside, magaalaan ala, magaalaa ala,
  ቢሾፍቱ, ደብረ ዘይት, ደብረዘይት, አዳማ, ናዝሬት, ሐዋሳ, አዋሳ, ሻሸመኔ, ጅማ, ላሊበላ, ጎንደር, ባሕር ዳር, ባህርዳር, አክሱም, መቀሌ, ድሬዳዋ, ድሬ ዳዋ, ሐረር,
  አርባ ምንጭ, አርባምንጭ, ደብረ ሊባኖስ, ላንጋኖ, ዝዋይ, ባሌ, አምቦ, ወሊሶ, ወልቂጤ, ደሴ, ደብረ ብርሃን, ደብረ ማርቆስ, ኮምቦልቻ, ሶደሬ, ነቀምቴ, ወንጪ, አዋሽ, ዲላ, ጅጅጋ, ከከተማ ውጭ, ከከተማ ውጪ, ክፍለ ሀገር, ገጠር`

/** "For" as it is written onto a number: ለ7 ሰው, nama 7f. */
const forNumber = /(?<![\p{L}\p{M}])ለ(?=\d)|(?<=\d)f(?![\p{L}\p{M}])/gu

/** The words of a text in one spelling, letters and digits apart. */
function wordsOf(text: string): string[] {
  const folded = foldText(text.normalize('NFKC')).replace(forNumber, ' ')
  return folded.match(/\d+|[\p{L}\p{M}]+/gu) ?? []
}

const spellingOf = (words: readonly string[]) => words.join(' ')
const spellingsOf = (list: string) => list.split(',').map((one) => spellingOf(wordsOf(one)))

type Meaning =
  | { is: 'class'; categories: readonly CarCategory[] }
  | { is: 'trait'; trait: { gearbox: Gearbox } | { fuel: Fuel } }
  | { is: 'model'; name: string }
  | { is: 'seats' }
  | { is: 'any' }
  | { is: 'country' }

const meanings = new Map<string, Meaning>([
  ...spellingsOf(`${cityPlaces},${anyVehicle}`).map((one) => [one, { is: 'any' }] as const),
  ...spellingsOf(countryPlaces).map((one) => [one, { is: 'country' }] as const),
  ...spellingsOf(seatWords).map((one) => [one, { is: 'seats' }] as const),
  ...Object.entries(models).flatMap(([name, list]) =>
    spellingsOf(list).map((one) => [one, { is: 'model', name }] as const),
  ),
  ...traits.flatMap(([trait, spellings]) =>
    spellingsOf(spellings).map((one) => [one, { is: 'trait', trait }] as const),
  ),
  ...classes.flatMap(({ categories, spellings }) =>
    spellingsOf(spellings).map((one) => [one, { is: 'class', categories }] as const),
  ),
])

const longest = Math.max(...[...meanings.keys()].map((one) => one.split(' ').length))

/** What somebody means who typed this: classes, traits, seats and places are understood, the rest is left as it was. */
export function askedWords(typed: string): AskedWords {
  const words = wordsOf(typed)
  const asked: AskedWords = {
    rest: words.length > 0 ? '' : typed,
    classes: [],
    traits: [],
    isForCountry: false,
  }
  for (let at = 0; at < words.length;) {
    const seats = seatsAt(words, at)
    const found = seats ? undefined : longestAt(words, at)
    if (seats) asked.seats = seats.count
    else note(asked, found ?? { spelling: words[at] ?? '' })
    at += (seats ?? found)?.length ?? 1
  }
  return asked
}

type Found = { meaning: Meaning; spelling: string; length: number }

/** The longest words from a place on that mean something. */
function longestAt(words: readonly string[], at: number): Found | undefined {
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const spelling = spellingOf(words.slice(at, at + length))
    const meaning = meanings.get(spelling)
    if (meaning) return { meaning, spelling, length }
  }
  return undefined
}

/** "7 seats", "seats 7" or "for 7 people": how many, and how many words say so. */
function seatsAt(words: readonly string[], at: number): { count: number; length: number } | undefined {
  const wordAt = (place: number) => {
    const word = longestAt(words, place)
    return word?.meaning.is === 'seats' ? word.length : 0
  }
  const before = wordAt(at)
  const number = words[at + before] ?? ''
  const after = wordAt(at + before + 1)
  if (!/^[1-9]\d?$/.test(number) || before + after === 0) return undefined
  return { count: Number(number), length: before + 1 + after }
}

function note(asked: AskedWords, { meaning, spelling }: { meaning?: Meaning; spelling: string }): void {
  const leave = (text: string) => (asked.rest += (asked.rest && ' ') + text)
  if (meaning?.is === 'class') asked.classes.push({ typed: spelling, categories: meaning.categories })
  else if (meaning?.is === 'trait') asked.traits.push({ typed: spelling, ...meaning.trait })
  else if (meaning?.is === 'model') leave(meaning.name)
  else if (meaning?.is === 'country') asked.isForCountry = true
  else if (meaning?.is !== 'any') leave(spelling)
}
