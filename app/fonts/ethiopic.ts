/** Every Amharic page needs this file. Written by tools/fonts.mjs. */
export const commonEthiopicFont = '/fonts/ethiopic-common-7d675abe.woff2'
