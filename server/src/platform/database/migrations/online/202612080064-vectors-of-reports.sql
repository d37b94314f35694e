-- step
create table report_keys (
  id integer generated always as identity primary key,
  subject text not null,
  dimension text not null,
  key text not null,
  unique (subject, dimension, key)
);
comment on table report_keys is 'Keys of the sums of the site, by the numbers that vectors know them by. A forgotten search has none any more.';
create table report_vectors (
  subject text not null check (subject in ('visits', 'plays', 'downloads', 'searches')),
  dimension text not null,
  span text not null check (span in ('day', 'month', 'year-to-date')),
  starts_on date not null,
  counts bytea not null,
  primary key (subject, dimension, span, starts_on)
);
create index report_vectors_span on report_vectors (span, starts_on);
alter table report_vectors alter column counts set storage external;
comment on column report_vectors.counts is 'Of each key twelve bytes: its number (int4), and its events (float8).';
-- step
insert into report_keys (subject, dimension, key)
  select distinct subject, dimension, key from report_counts where record = '';
-- step
insert into report_vectors (subject, dimension, span, starts_on, counts)
  select c.subject, c.dimension, c.span, c.starts_on, string_agg(int4send(k.id) || float8send(c.events::float8), ''::bytea)
  from report_counts c join report_keys k using (subject, dimension, key)
  where c.record = '' group by 1, 2, 3, 4;
-- step in batches
delete from report_counts where ctid = any(array(select ctid from report_counts where span = 'year-to-date' limit 5000));
-- step
alter table report_counts drop constraint report_counts_span_check,
  add constraint report_counts_span_check check (span in ('day', 'month')) not valid;
-- step
alter table report_counts validate constraint report_counts_span_check;
-- step outside a transaction
drop index concurrently if exists report_counts_rank;
