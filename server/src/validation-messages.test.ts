import type { Endpoint } from '@mediatheque/contract/core/endpoint.ts'
import { seenVersions } from '@mediatheque/contract/core/version.ts'
import { formatLine } from '@mediatheque/contract/site/localizations/format-line.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoints } from './platform/contract/endpoints.ts'
import { shippedLines } from './platform/contract/shipped-lines.ts'
import type { AppError } from './platform/http/app-error.ts'
import { useTestApp } from './features/test-app.ts'
import { inEnglish, type TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'
import { titleRecordList } from '@mediatheque/contract/catalogue/title-records/title-records.list.ts'
import { encodeFilters } from '@mediatheque/contract/core/filter-records.ts'
import { listQueryOf } from '@mediatheque/contract/core/list-schemas.ts'
import { filterNames } from '@mediatheque/contract/core/table-filters.ts'
import { readInput } from './platform/http/read-input.ts'

const site = useTestApp()
const inFrench: TranslateLine = (key, values) =>
  formatLine(shippedLines[key]?.fr ?? key, values, 'fr')
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Lines that are hardly more than their values would pass for anything. */
const known = Object.values(shippedLines)
  .filter(({ fr }) => fr.replace(/:[a-z]\w*/gi, '').length > 8)
  .map(({ fr }) => new RegExp(`^${escaped(fr).replace(/:[a-z]\w*/gi, '.+')}$`, 's'))

function messagesOf(schema: z.ZodType, value: unknown, t: TranslateLine) {
  try {
    readInput(schema, value, t)
    return {}
  } catch (error) {
    return (error as AppError).fields ?? {}
  }
}

/** Something wrong for every field: nothing, the wrong kinds, too little, too much. */
const GARBAGE: readonly unknown[] = [
  undefined,
  null,
  '',
  'x',
  ' ',
  'ä'.repeat(10_000),
  -1,
  0,
  1.5,
  1e12,
  true,
  [],
  [null],
  [''],
  ['x'.repeat(9_000), 7],
  [{}],
  [{ a: 1 }],
  {},
  { a: 1 },
]

function bodiesFor(schema: z.ZodType): unknown[] {
  const { properties = {}, anyOf = [] } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  }) as { properties?: object; anyOf?: { properties?: object }[] }
  const names = [
    ...new Set(
      [properties, ...anyOf.map((form) => form.properties ?? {})].flatMap((form) =>
        Object.keys(form),
      ),
    ),
  ]
  return [
    ...GARBAGE,
    ...GARBAGE.map((value) => Object.fromEntries(names.map((name) => [name, value]))),
    { nobody_knows_this: 1 },
  ]
}

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly additionalProperties?: JsonSchema | boolean
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
}

/** Names of all its fields, those of what it holds as well. */
function fieldsOf(schema: z.ZodType): string[] {
  const walk = (one: JsonSchema): string[] => {
    const { properties = {}, items, additionalProperties: others } = one
    const inner = [
      ...Object.values(properties),
      ...(items ? [items] : []),
      ...(typeof others === 'object' ? [others] : []),
      ...[one.anyOf, one.oneOf, one.allOf].flatMap((choices) => choices ?? []),
    ]
    return [...Object.keys(properties), ...inner.flatMap(walk)]
  }
  return walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
}

/** By what the filters of a list are called in messages. */
function filterNamesOf(schema: z.ZodType): readonly string[] {
  const filters = schema instanceof z.ZodObject ? (schema.shape['filters'] as unknown) : undefined
  const inner = filters instanceof z.ZodOptional ? (filters.unwrap() as z.ZodType) : undefined
  return (inner && filterNames.get(inner)?.names) ?? []
}

describe('what is said about faulty input', () => {
  const withBodies = Object.entries(endpoints as Record<string, Endpoint>).flatMap(
    ([name, { body }]) => (body ? [[name, body] as const] : []),
  )

  it.each(withBodies)('is a French line: %s', async (_name, body) => {
    const said = new Set<string>()
    for (const value of bodiesFor(body))
      for (const messages of Object.values(messagesOf(body, value, inFrench)))
        for (const message of messages) said.add(message)
    expect([...said].filter((message) => !known.some((line) => line.test(message)))).toEqual([])
  })

  it('calls every field of a call by a name in the reader’s language', () => {
    const lineOf = (name: string) => {
      const words = name
        .replaceAll('_', ' ')
        .replace(/[a-z](?=[A-Z])/g, '$& ')
        .toLowerCase()
      return words.charAt(0).toUpperCase() + words.slice(1)
    }
    const nameless = Object.entries(endpoints as Record<string, Endpoint>).flatMap(
      ([endpoint, { body, query, params }]) =>
        [body, query, params]
          .flatMap((schema) => (schema ? [...fieldsOf(schema), ...filterNamesOf(schema)] : []))
          .filter((name) => !(name in shippedLines || lineOf(name) in shippedLines))
          .map((name) => `${endpoint}: ${lineOf(name)}`),
    )
    expect([...new Set(nameless)]).toEqual([])
  })

  it('calls a filter of a list what the list calls it', () => {
    const filters = encodeFilters([{ key: 'tmdb_vote_average', value: 'x', operator: '>=' }])
    const said = messagesOf(listQueryOf(titleRecordList), { filters, perPage: 0 }, inFrench)
    expect(said).toEqual({
      'filters.tmdb_vote_average': ['La valeur choisie pour «\u00a0note\u00a0» n’est pas valable.'],
      perPage: ['Le champ «\u00a0lignes par page\u00a0» doit valoir au moins 1.'],
    })
  })

  const form = z.object({
    first_name: z.string().min(2).max(5),
    age: z.number().int().min(3).max(9),
    share: z.number().gt(0).lt(1),
    email: z.email(),
    url: z.url(),
    kind: z.enum(['a', 'b']),
    tags: z.array(z.string().min(2)).min(1).max(2),
    isOn: z.boolean(),
    step: z.number().multipleOf(5),
    own: z.string('Please enter a title.'),
  })
  const good = {
    first_name: 'Ada',
    age: 5,
    share: 0.5,
    email: 'a@b.example',
    url: 'https://a.example',
    kind: 'a',
    tags: ['ab'],
    isOn: true,
    step: 5,
    own: 'x',
  }

  it.each([
    [
      'first_name',
      undefined,
      'The first name field is required.',
      'Le champ «\u00a0prénom\u00a0» est obligatoire.',
    ],
    [
      'first_name',
      '',
      'The first name field is required.',
      'Le champ «\u00a0prénom\u00a0» est obligatoire.',
    ],
    [
      'first_name',
      7,
      'The first name field must be a text.',
      'Le champ «\u00a0prénom\u00a0» doit être un texte.',
    ],
    [
      'first_name',
      'A',
      'The first name field must be at least 2 characters.',
      'Le champ «\u00a0prénom\u00a0» doit avoir au moins 2 caractères.',
    ],
    [
      'first_name',
      'Augusta',
      'The first name field must not be greater than 5 characters.',
      'Le champ «\u00a0prénom\u00a0» ne doit pas dépasser 5 caractères.',
    ],
    [
      'age',
      'x',
      'The age field must be a number.',
      'Le champ «\u00a0age\u00a0» doit être un nombre.',
    ],
    [
      'age',
      3.5,
      'The age field must be an integer.',
      'Le champ «\u00a0age\u00a0» doit être un nombre entier.',
    ],
    [
      'age',
      2,
      'The age field must be at least 3.',
      'Le champ «\u00a0age\u00a0» doit valoir au moins 3.',
    ],
    [
      'age',
      10,
      'The age field must not be greater than 9.',
      'Le champ «\u00a0age\u00a0» ne doit pas dépasser 9.',
    ],
    [
      'share',
      0,
      'The share field must be greater than 0.',
      'Le champ «\u00a0partager\u00a0» doit être supérieur à 0.',
    ],
    [
      'share',
      1,
      'The share field must be less than 1.',
      'Le champ «\u00a0partager\u00a0» doit être inférieur à 1.',
    ],
    [
      'url',
      'x',
      'The url field must be a valid web address.',
      'Le champ «\u00a0adresse\u00a0» doit être une adresse web valable.',
    ],
    [
      'kind',
      'c',
      'The selected kind is invalid.',
      'La valeur choisie pour «\u00a0type\u00a0» n’est pas valable.',
    ],
    [
      'tags',
      [],
      'The tags field must have at least 1 items.',
      'Le champ «\u00a0étiquettes\u00a0» doit avoir au moins 1 éléments.',
    ],
    [
      'tags',
      ['ab', 'ab', 'ab'],
      'The tags field must not have more than 2 items.',
      'Le champ «\u00a0étiquettes\u00a0» ne doit pas avoir plus de 2 éléments.',
    ],
    [
      'isOn',
      'yes',
      'The is on field must be true or false.',
      'Le champ «\u00a0is on\u00a0» doit être vrai ou faux.',
    ],
    [
      'step',
      3,
      'The step field must be a multiple of 5.',
      'Le champ «\u00a0step\u00a0» doit être un multiple de 5.',
    ],
    ['own', 3, 'Please enter a title.', 'Veuillez saisir un titre.'],
  ])('names the field and the limit: %s %s', async (field, value, english, french) => {
    const input = { ...good, [field]: value }
    expect(messagesOf(form, input, inEnglish)).toEqual({ [field]: [english] })
    expect(messagesOf(form, input, inFrench)[field as never]).toEqual([french])
  })

  it('counts the entries of a list from one, and names what is not known', async () => {
    expect(messagesOf(form, { ...good, tags: ['ab', 'a'] }, inEnglish)).toEqual({
      'tags.1': ['The tags 2 field must be at least 2 characters.'],
    })
    expect(messagesOf(form.strict(), { ...good, extra: 1 }, inEnglish)).toEqual({
      _: ['The extra field is not known here.'],
    })
    expect(messagesOf(form, 'x', inEnglish)).toEqual({ _: ['The given data was invalid.'] })
  })

  it('calls the records of a call by their ids, which are no places of a list', () => {
    const faultsOf = (versions: object) => messagesOf(seenVersions, { versions }, inEnglish)
    expect(faultsOf({ 45: -1 })).toEqual({
      'versions.45': ['The versions 45 field must be at least 1.'],
    })
    expect(faultsOf({ 9007199254740991: 1 })).toEqual({
      'versions.9007199254740991': ['The versions 9007199254740991 field is not known here.'],
    })
  })

  it('reaches the reader in their language, and answers programs in English', async () => {
    const ask = async (language: string) =>
      (
        await site.app.inject({
          method: 'POST',
          url: '/auth/reset-password',
          headers: { 'sec-fetch-site': 'same-origin', 'accept-language': language },
          payload: {},
        })
      ).json()
    expect(await ask('fr')).toMatchObject({
      message: 'Le champ «\u00a0jeton\u00a0» est obligatoire.',
      errors: { token: ['Le champ «\u00a0jeton\u00a0» est obligatoire.'] },
    })
    expect(await ask('en')).toMatchObject({ message: 'The token field is required.' })
  })
})
