/** @param place from 1 */
export function moved<Row>(rows: readonly Row[], row: Row, place: number): Row[] {
  const others = rows.filter((one) => one !== row)
  return [...others.slice(0, place - 1), row, ...others.slice(place - 1)]
}

/** For a row that is added beside those. */
export function unusedKey(rows: readonly { readonly key: string }[]): string {
  let number = rows.length
  while (rows.some(({ key }) => key === `new ${number}`)) number += 1
  return `new ${number}`
}
