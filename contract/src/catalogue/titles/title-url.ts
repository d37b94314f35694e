import { slugify } from '../../core/slugify.ts'

/** Address of a title's page. */
export function titleUrl({ id, name }: { id: number; name: string }): string {
  return `/titles/${id}/${slugify(name)}`
}

export function personUrl({ id, name }: { id: number; name: string }): string {
  return `/people/${id}/${slugify(name)}`
}
