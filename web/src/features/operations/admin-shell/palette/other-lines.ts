import { siteUrl } from '../../../../lib/page-data.ts'

const PREFIX = 'window.mediathequeLines='

/** The lines of the language that the page is not in, so that its words find pages too; read when the palette first opens. */
export const otherLinesQuery = (language: string) => ({
  queryKey: ['lines', 'other', language],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const other = language === 'en' ? 'fr' : 'en'
    const response = await fetch(siteUrl(`/lines/${other}-now.all.js`), { signal })
    if (!response.ok) throw new Error(`The lines of ${other} could not be read.`)
    const text = await response.text()
    return JSON.parse(text.slice(PREFIX.length)) as Readonly<Record<string, string>>
  },
  staleTime: Number.POSITIVE_INFINITY,
})
