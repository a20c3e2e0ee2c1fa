/** Every Amharic page needs this file. Written by scripts/fonts.mjs. */
export const commonEthiopicFont = '/fonts/ethiopic-common-85fafd6f.woff2'
