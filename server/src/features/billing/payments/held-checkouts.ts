/** A page that holds a use of a coupon is open for an hour, so that others can have what nobody pays with. */
export const HELD_MS = 3_600_000
