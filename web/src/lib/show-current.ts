/** For the `ref` of a row of links that scrolls sideways on a phone: the one that is shown is not left beyond its edge. */
export function showCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector<HTMLElement>('[aria-current]')
  if (!row || !current) return
  const [around, own] = [row.getBoundingClientRect(), current.getBoundingClientRect()]
  row.scrollLeft += own.left - around.left - (around.width - own.width) / 2
}
