/** Every Amharic page needs this file. Written by tools/fonts.mjs. */
export const commonEthiopicFont = '/fonts/ethiopic-common-fd9b5ef5.woff2'
