import localFont from 'next/font/local'

/** English, Oromo and everything else written in Latin letters. Made by tools/fonts.mjs. */
export const latin = localFont({
  src: './noto-sans.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-latin',
  preload: true,
})
