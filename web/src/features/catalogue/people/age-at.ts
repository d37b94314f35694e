/** Whole years between two days. */
export function ageAt(born: string, then: string): number | null {
  const [from, to] = [new Date(born), new Date(then)]
  if (Number.isNaN(from.getTime()) || Number.isNaN(to.getTime())) return null
  const hadBirthday =
    to.getUTCMonth() > from.getUTCMonth() ||
    (to.getUTCMonth() === from.getUTCMonth() && to.getUTCDate() >= from.getUTCDate())
  const years = to.getUTCFullYear() - from.getUTCFullYear() - (hadBirthday ? 0 : 1)
  return years < 0 ? null : years
}
