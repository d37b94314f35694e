import type pg from 'pg'

/** Everything in the schema of this application that no extension brought, with what hangs on it. */
const DROPS = `
  with brought as (select classid, objid from pg_depend where deptype = 'e')
  select format('drop table if exists %s cascade', c.oid::regclass) as statement, 1 as step
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not exists (select from brought where classid = 'pg_class'::regclass and objid = c.oid)
  union all
  select format('drop view if exists %s cascade', c.oid::regclass), 2
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'v'
      and not exists (select from brought where classid = 'pg_class'::regclass and objid = c.oid)
  union all
  select format('drop sequence if exists %s cascade', c.oid::regclass), 3
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'S'
      and not exists (select from brought where classid = 'pg_class'::regclass and objid = c.oid)
  union all
  select format('drop routine if exists %s cascade', p.oid::regprocedure), 4
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from brought where classid = 'pg_proc'::regclass and objid = p.oid)
  union all
  select format('drop type if exists %s cascade', t.oid::regtype), 5
    from pg_type t left join pg_class c on c.oid = t.typrelid
    where t.typnamespace = 'public'::regnamespace and (t.typtype in ('e', 'd') or c.relkind = 'c')
      and not exists (select from brought where classid = 'pg_type'::regclass and objid = t.oid)
  order by step`

/**
 * Empties the schema of this application, in the transaction of the caller. The extensions stay: making them again may
 * take rights that this user has not.
 */
export async function dropEverything(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(DROPS)
  for (const { statement } of rows) await client.query(statement)
}
