import localFont from 'next/font/local'

/** English, Oromo and everything else written in Latin letters. Made by scripts/fonts.mjs. */
export const latin = localFont({
  src: './noto-sans.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-latin',
  preload: true,
})

/**
 * Amharic. Not preloaded: the unicode range makes a browser fetch it only on pages that show Ethiopic letters.
 * No Arial look-alike behind it, because Arial has none of these letters.
 */
export const ethiopic = localFont({
  src: './noto-sans-ethiopic.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-ethiopic',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+1200-137F' }],
})
