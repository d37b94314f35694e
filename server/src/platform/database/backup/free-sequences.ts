import type pg from 'pg'

/** A counter that belongs to no column, and the last number it gave. */
export interface FreeSequence {
  readonly name: string
  readonly lastValue: string
}

/** Those that gave a number already: what hangs on a column is found again by the column's greatest value. */
export async function readFreeSequences(client: pg.ClientBase): Promise<FreeSequence[]> {
  const { rows } = await client.query<FreeSequence>(
    `select s.sequencename as name, s.last_value::text as "lastValue"
     from pg_sequences s join pg_class c on c.relname = s.sequencename and c.relnamespace = 'public'::regnamespace
     where s.schemaname = 'public' and s.last_value is not null
       and not exists (select from pg_depend d
         where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i', 'e'))
     order by name`,
  )
  return rows
}

export async function setFreeSequences(
  client: pg.ClientBase,
  sequences: readonly FreeSequence[],
): Promise<void> {
  for (const { name, lastValue } of sequences)
    await client.query('select setval(quote_ident($1)::regclass, $2::bigint)', [name, lastValue])
}
