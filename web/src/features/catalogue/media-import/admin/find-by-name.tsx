import type { ImportType } from '@mediatheque/contract/catalogue/media-import/import-types.ts'
import { mediaImportEndpoints } from '@mediatheque/contract/catalogue/media-import/media-import.endpoints.ts'
import type {
  ImportPreview,
  OutsideTitleView,
} from '@mediatheque/contract/catalogue/media-import/media-import.schemas.ts'
import { Loader, Stack, TextInput, UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../lib/api.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { errorMessage, toastError } from '../../../../lib/toast.ts'
import { useDebounced } from '../../../../lib/use-debounced.ts'
import classes from './import.module.css'
import { outsideSearchQuery } from './media-import.queries.ts'
import { OutsideTitle } from './outside-title.tsx'

const SETTLED_MS = 400

interface FindByNameProps {
  type: ImportType
  onChosen(preview: ImportPreview): void
}

/** Looks for works by name; one that is pressed is looked at more closely. */
export function FindByName({ type, onChosen }: FindByNameProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const query = useDebounced(typed.trim(), SETTLED_MS)
  const { data, error, isFetching } = useQuery({
    ...outsideSearchQuery(type, query),
    enabled: query !== '',
    retry: false,
  })
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id }: OutsideTitleView) =>
      call(mediaImportEndpoints.previewImport, { query: { media_type: type, id } }),
    onSuccess: onChosen,
    onError: toastError,
  })
  return (
    <Stack gap="sm">
      <TextInput
        label={t('Name of the title')}
        type="search"
        maxLength={120}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
        rightSection={isFetching && <Loader size="xs" />}
        error={error && query !== '' ? errorMessage(error) : undefined}
      />
      <div role="status">
        {query === '' ? (
          <p className={classes.quiet}>
            {t('What is found will be shown here, with year and picture.')}
          </p>
        ) : (
          data?.results.length === 0 && (
            <p className={classes.quiet}>{t('The outside database found nothing by this name.')}</p>
          )
        )}
      </div>
      {query !== '' && data && data.results.length > 0 && (
        <ul className={classes.results} aria-label={t('Found titles')} aria-busy={isFetching}>
          {data.results.map((title) => (
            <li key={title.id}>
              <UnstyledButton
                className={classes.result}
                disabled={isPending}
                onClick={() => mutate(title)}
              >
                <OutsideTitle title={title} />
                {isPending && variables.id === title.id && <Loader size="xs" />}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
