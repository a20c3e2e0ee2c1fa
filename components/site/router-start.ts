/** Happens to the window when the router sets out for another address, in the transition that ends when it is there. */
export const routerSetsOut = 'router-sets-out'
