/** What demo vehicles offer, in the three languages (CONTRACT section 3). */
export const demoFeatures = {
  city: {
    en: 'Automatic, air conditioning, small and quick in city traffic',
    om: 'Otomaatikii, qilleensa qabbaneessaa, magaalaa keessatti salphaatti kan deemu',
    am: 'አውቶማቲክ፣ አየር ማቀዝቀዣ፣ ለከተማ ትራፊክ ፈጣንና ምቹ',
  },
  comfort: {
    en: 'Automatic, air conditioning, comfortable seats, phone charger',
    om: 'Otomaatikii, qilleensa qabbaneessaa, teessoo mijataa, bilbila chaarjii gochuuf kan danda’u',
    am: 'አውቶማቲክ፣ አየር ማቀዝቀዣ፣ ምቹ መቀመጫዎች፣ የስልክ ቻርጀር',
  },
  business: {
    en: 'Leather seats, air conditioning, driver in suit, water and phone charger',
    om: 'Teessoo gogaa, qilleensa qabbaneessaa, konkolaachisaa uffata idilee uffate, bishaanii fi chaarjii bilbilaa',
    am: 'የቆዳ መቀመጫዎች፣ አየር ማቀዝቀዣ፣ ሙሉ ልብስ የለበሰ ሹፌር፣ ውኃና የስልክ ቻርጀር',
  },
  countryside: {
    en: 'High ground clearance, air conditioning, room for luggage',
    om: 'Lafarraa ol ka’aa, qilleensa qabbaneessaa, bakka meeshaa bal’aa',
    am: 'ከመሬት ከፍ ያለ፣ አየር ማቀዝቀዣ፣ ሰፊ የሻንጣ ቦታ',
  },
  offroad: {
    en: 'Four-wheel drive for rough roads, air conditioning, roof rack',
    om: 'Goommaa afraan kan oofu, karaa cimaaf kan ta’u, qilleensa qabbaneessaa, baattuu meeshaa irraa',
    am: 'ባለ አራት ጎማ መንጃ ለአስቸጋሪ መንገድ፣ አየር ማቀዝቀዣ፣ የጣሪያ ዕቃ መጫኛ',
  },
  group: {
    en: 'Seats for the whole group, air conditioning, luggage space',
    om: 'Teessoo garee guutuuf ga’u, qilleensa qabbaneessaa, bakka meeshaa',
    am: 'ለቡድን የሚበቃ መቀመጫ፣ አየር ማቀዝቀዣ፣ የሻንጣ ቦታ',
  },
} as const

export type FeatureKey = keyof typeof demoFeatures
