/** The rows with one of them in another place. @param place from 1 */
export function movedTo<Row>(rows: readonly Row[], row: Row, place: number): Row[] {
  const others = rows.filter((other) => other !== row)
  return [...others.slice(0, place - 1), row, ...others.slice(place - 1)]
}
