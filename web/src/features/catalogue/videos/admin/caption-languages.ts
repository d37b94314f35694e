import { videoList } from '@mediatheque/contract/catalogue/videos/video.list.ts'
import { useListValues } from '../../../../lib/lists/list-values.ts'

/** Languages that captions are in, with that which is chosen, whatever it is. */
export function useCaptionLanguages(chosen: string) {
  const values = useListValues(videoList.filters.language) ?? []
  const options = values
    .filter(({ value }) => value !== 'zxx')
    .map(({ value, name }) => ({ value: String(value), label: name }))
  return options.some(({ value }) => value === chosen)
    ? options
    : [{ value: chosen, label: chosen }, ...options]
}
