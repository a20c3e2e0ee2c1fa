/** Every Amharic page needs this file. Written by scripts/fonts.mjs. */
export const commonEthiopicFont = '/fonts/ethiopic-common-b52ef14b.woff2'
