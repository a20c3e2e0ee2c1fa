/** Every Amharic page needs this file. Written by scripts/fonts.mjs. */
export const commonEthiopicFont = '/fonts/ethiopic-common-6c901454.woff2'
