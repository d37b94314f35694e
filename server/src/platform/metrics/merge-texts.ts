/**
 * Joins figures of several processes, each as Prometheus reads them: all values of one name under one heading, as it wants
 * them. Names of the processes tell their values apart.
 */
export function mergeTexts(texts: readonly string[]): string {
  const groups = new Map<string, string[]>()
  for (const text of texts)
    for (const block of text.split('\n\n')) {
      const lines = block.split('\n').filter((line) => line !== '')
      const heading = lines.filter((line) => line.startsWith('#')).join('\n')
      const values = lines.filter((line) => !line.startsWith('#'))
      if (heading) groups.set(heading, [...(groups.get(heading) ?? []), ...values])
    }
  return `${[...groups].map(([heading, values]) => [heading, ...values].join('\n')).join('\n\n')}\n`
}
