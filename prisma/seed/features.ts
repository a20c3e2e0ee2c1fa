/** What demo vehicles offer, in the three languages (CONTRACT section 3). */
export const demoFeatures = {
  city: {
    en: 'Automatic, air conditioning, small and quick in city traffic',
    om: 'Otomaatikii, qabbaneessituu qilleensaa, tiraafika magaalaa keessatti xiqqaa fi saffisaa',
    am: 'አውቶማቲክ፣ አየር ማቀዝቀዣ፣ ለከተማ ትራፊክ ፈጣንና ምቹ',
  },
  comfort: {
    en: 'Automatic, air conditioning, comfortable seats, phone charger',
    om: 'Otomaatikii, qabbaneessituu qilleensaa, teessoo mijataa, chaarjarii bilbilaa',
    am: 'አውቶማቲክ፣ አየር ማቀዝቀዣ፣ ምቹ መቀመጫዎች፣ የስልክ ቻርጀር',
  },
  business: {
    en: 'Leather seats, air conditioning, driver in suit, water and phone charger',
    om: 'Teessoo gogaa, qabbaneessituu qilleensaa, konkolaachisaa suufii (kottii guutuu) uffate, bishaanii fi chaarjarii bilbilaa',
    am: 'የቆዳ መቀመጫዎች፣ አየር ማቀዝቀዣ፣ ሙሉ ልብስ የለበሰ ሹፌር፣ ውኃና የስልክ ቻርጀር',
  },
  countryside: {
    en: 'High ground clearance, air conditioning, room for luggage',
    om: "Lafarraa ol ka'aa, qabbaneessituu qilleensaa, bakka meeshaa bal'aa",
    am: 'ከመሬት ከፍ ያለ፣ አየር ማቀዝቀዣ፣ ሰፊ የሻንጣ ቦታ',
  },
  offroad: {
    en: 'Four-wheel drive for rough roads, air conditioning, roof rack',
    om: "4x4, karaa rakkisaaf kan ta'u, qabbaneessituu qilleensaa, baattuu meeshaa bantii irraa",
    am: '4x4 (ፎር ዊል ድራይቭ) ለአስቸጋሪ መንገድ፣ አየር ማቀዝቀዣ፣ የጣሪያ ዕቃ መጫኛ',
  },
  group: {
    en: 'Seats for the whole group, air conditioning, luggage space',
    om: "Teessoo garee guutuuf ga'u, qabbaneessituu qilleensaa, bakka meeshaa",
    am: 'ለቡድን የሚበቃ መቀመጫ፣ አየር ማቀዝቀዣ፣ የሻንጣ ቦታ',
  },
} as const

export type FeatureKey = keyof typeof demoFeatures
