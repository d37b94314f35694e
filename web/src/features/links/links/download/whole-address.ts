/** For programs, to which this site is elsewhere. */
export const wholeAddress = (address: string): string => new URL(address, location.origin).href
