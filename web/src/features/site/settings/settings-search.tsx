import { Select } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import classes from './settings.module.css'
import { foundSettingsQuery } from './settings.queries.ts'

const DEBOUNCE_MS = 200

/** Leads to a setting of any tab by what it is called, in any language. */
export function SettingsSearch() {
  const t = useTranslate()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const query = useDebounced(typed.trim(), DEBOUNCE_MS)
  const { data } = useQuery({
    ...foundSettingsQuery(query),
    placeholderData: keepPreviousData,
    enabled: query !== '',
  })
  const found = query === '' ? [] : (data?.settings ?? [])
  return (
    <Select
      className={classes.search ?? ''}
      aria-label={t('Find a setting')}
      placeholder={t('Find a setting')}
      leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
      rightSection={<span />}
      rightSectionWidth={8}
      searchable
      openOnFocus={false}
      // The server has searched already, also by other names than the shown one.
      filter={({ options }) => options}
      data={found.map(({ key, label }) => ({ value: key, label }))}
      renderOption={({ option }) => (
        <span className={classes.found}>
          {option.label}
          <small>{found.find(({ key }) => key === option.value)?.section}</small>
        </span>
      )}
      {...(query !== '' && data && { nothingFoundMessage: t('No setting is called so') })}
      value={null}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(chosen) => {
        const setting = found.find(({ key }) => key === chosen)
        if (!setting) return
        setTyped('')
        void navigate({
          to: '/admin/settings/$tab',
          params: { tab: setting.tab },
          hash: setting.key,
        })
      }}
    />
  )
}
