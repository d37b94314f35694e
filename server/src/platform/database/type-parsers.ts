import pg from 'pg'

const { builtins } = pg.types

/**
 * How values arrive from PostgreSQL. bigint and numeric become numbers: ids, sizes and scores stay far below 2^53.
 * timestamptz becomes a Date (the driver's default); a date without time stays 'YYYY-MM-DD', because a Date of the
 * machine's zone would shift it.
 */
const parsers: Readonly<Record<number, (value: string) => unknown>> = {
  [builtins.INT8]: Number,
  [builtins.NUMERIC]: Number,
  [builtins.DATE]: (value) => value,
}
const INT8_ARRAY = 1016
const INT4_ARRAY = 1007
const DATE_ARRAY = 1182
const TEXT_ARRAY = 1009
const arrayAliases: Readonly<Record<number, number>> = {
  [INT8_ARRAY]: INT4_ARRAY,
  [DATE_ARRAY]: TEXT_ARRAY,
}

/** For `pg`'s `types` option: leaves the driver's global parsers alone, which pg-boss relies on. */
export const typeParsers = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ??
    pg.types.getTypeParser(
      arrayAliases[oid] ?? oid,
      format ?? 'text',
    )) as typeof pg.types.getTypeParser,
}
