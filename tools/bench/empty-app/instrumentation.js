// Its own, or Next takes that of the site above.
export function register() {}
