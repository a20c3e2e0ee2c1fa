/** Every Amharic page needs this file. Written by tools/fonts.mjs. */
export const commonEthiopicFont = '/fonts/ethiopic-common-2ff5c30f.woff2'
