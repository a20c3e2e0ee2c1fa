/** What people ask, by part of `/Help`; the keys are the anchors of the page and name the messages of `Help.question`. */
export const helpParts = [
  { part: 'booking', keys: ['reserve', 'without', 'price'] },
  { part: 'paying', keys: ['pay', 'deadline', 'confirmed'] },
  { part: 'changing', keys: ['change', 'cancel', 'refund'] },
  { part: 'travelling', keys: ['driver', 'rider', 'papers', 'airport', 'country'] },
] as const
